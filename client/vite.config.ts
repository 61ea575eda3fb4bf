import { svelte } from "@sveltejs/vite-plugin-svelte";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { art } from "./vite.art.ts";
import { worker } from "./vite.worker.ts";

const KIBI = 1024;
const BUDGET = 90;

/** The groups of sentences that screens use; the others (rule pages, the commands) are told by the server. */
const GROUPS = /^# client$[\s\S]*?(?=^# )|^## (?:Presets|Refusals of rules)$[\s\S]*?(?=^##? )/gm;

/** A language's file as a module: the sentences that the client says, without comments. */
function sentences(): Plugin {
  return {
    name: "king-sentences",
    transform(text, id) {
      if (!id.endsWith(".ftl")) return null;
      const said = `${text}\n# end`.match(GROUPS)?.join("\n").replace(/^#.*\n/gm, "").replace(/\n+/g, "\n") ?? "";
      return { code: `export default ${JSON.stringify(said)}`, map: null };
    },
  };
}


/** Prints what each chunk weighs and what a first visit downloads, and fails the build that has outgrown its budget: the
 * entry with all that it needs, and one language. Screens that come only when somebody asks for them are no part of it. */
function budget(): Plugin {
  return {
    name: "king-budget",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const needed = new Set(chunks.filter((chunk) => chunk.isEntry));
      for (const chunk of needed) for (const other of chunks) if (chunk.imports.includes(other.fileName)) needed.add(other);
      const size = ({ code }: { code: string }): number => gzipSync(code).length / KIBI;
      const sum = (some: Iterable<{ code: string }>): number => [...some].map(size).reduce((all, each) => all + each, 0);
      const languages = chunks.filter((chunk) => chunk.facadeModuleId?.endsWith(".ftl"));
      const language = Math.max(...languages.map(size));
      const total = sum(needed) + language;
      const all = sum(chunks) - sum(languages) + language;
      for (const chunk of chunks.sort((a, b) => size(b) - size(a))) console.log(`${size(chunk).toFixed(1).padStart(5)} ${chunk.name}`);
      console.log(`JavaScript, KiB gzipped with one language: ${total.toFixed(1)} a first visit of ${BUDGET}, ${all.toFixed(1)} all screens`);
      if (total > BUDGET) this.error("The client has outgrown its budget of JavaScript.");
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sentences(), art(), budget(), worker()],
  build: { outDir: "../src/kingclub/static", emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": process.env.KING_SERVER ?? "http://127.0.0.1:8414",
      "/ws": { target: process.env.KING_SERVER ?? "http://127.0.0.1:8414", ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], globalSetup: "tests/recorded.ts" },
} as Parameters<typeof defineConfig>[0]);
