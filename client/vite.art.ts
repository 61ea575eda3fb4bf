/** Takes what the art package draws into the client: cards and cloths under their hashes, the signs at the root. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import type { Plugin } from "vite";

const root = new URL("..", import.meta.url).pathname;
/** Vite serves and copies what lies here; nothing in it ever changes under the same name. */
const cards = new URL("public/cards", import.meta.url).pathname;
/** The rest: the manifest and the signs. */
const kept = new URL("node_modules/.art", import.meta.url).pathname;

interface Manifest {
  decks: Record<string, { indices: string[]; variants: Record<string, { hash: string }> }>;
  cloths: { names: Record<string, { ground: { light: string; dark: string } }>; hash: string };
}

const manifest = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8")) as Manifest;

/** Draws everything anew, aside first: two builds at once never see half a deck. The art package needs only Python. */
function draw(): void {
  const easel = mkdtempSync(`${kept}-`);
  const python = process.env.KING_PYTHON ?? "python3";
  execFileSync(python, ["-m", "art", "build", easel], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const { decks, cloths } = manifest(easel);
  for (const [deck, { variants }] of Object.entries(decks)) {
    for (const [name, { hash }] of Object.entries(variants)) {
      mkdirSync(`${easel}/cards/${deck}/${name}`, { recursive: true });
      renameSync(`${easel}/${deck}/${name}`, `${easel}/cards/${deck}/${name}/${hash}`);
    }
  }
  mkdirSync(`${easel}/cards/cloth`);
  renameSync(`${easel}/cloth`, `${easel}/cards/cloth/${cloths.hash}`);
  for (const old of [cards, kept]) rmSync(old, { recursive: true, force: true });
  renameSync(`${easel}/cards`, cards);
  renameSync(easel, kept);
}

/** What the client knows of the art without asking; `src/board/deck.ts` reads it. */
function catalogue() {
  const { decks, cloths } = manifest(kept);
  const known = Object.entries(decks).map(([deck, { indices, variants }]) => {
    const hashes = Object.entries(variants).map(([name, { hash }]) => [name, hash] as const);
    return [deck, { indices, hashes: Object.fromEntries(hashes) }] as const;
  });
  const grounds = Object.entries(cloths.names).map(([name, { ground }]) => [name, ground] as const);
  return { decks: Object.fromEntries(known), cloths: { hash: cloths.hash, grounds: Object.fromEntries(grounds) } };
}

/** The signs keep plain names at the root: messengers and home screens hold on to those. */
export function art(): Plugin {
  return {
    name: "king-art",
    config: (_config, { command }) => {
      if (command === "build" || !existsSync(cards) || !existsSync(kept)) draw();
      return { define: { __ART__: JSON.stringify(catalogue()) } };
    },
    generateBundle() {
      for (const name of readdirSync(`${kept}/icon`)) {
        this.emitFile({ type: "asset", fileName: name, source: readFileSync(`${kept}/icon/${name}`) });
      }
    },
  };
}
