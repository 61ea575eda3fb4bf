/** Writes the service worker of a build: its cache is named by the hash of all that lies in it. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const source = new URL("src/offline/worker.js", import.meta.url);
/** Pictures for messengers are of no use to a page that is open. */
const LEFT_OUT = /^share\.png$|\.map$/;

export function worker(): Plugin {
  return {
    name: "king-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const hash = createHash("sha256");
      const files: string[] = [];
      for (const [name, file] of Object.entries(bundle).sort()) {
        if (LEFT_OUT.test(name)) continue;
        hash.update(name).update(file.type === "chunk" ? file.code : file.source);
        if (name !== "index.html") files.push(`/${name}`);
      }
      const text = readFileSync(source, "utf8")
        .replace("__CACHE__", JSON.stringify(`king-${hash.digest("hex").slice(0, 16)}`))
        .replace("__FILES__", JSON.stringify(["/", ...files]));
      this.emitFile({ type: "asset", fileName: "sw.js", source: text });
    },
  };
}
