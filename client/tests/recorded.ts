/** Has the engine record what it tells its viewers: always fresh, so nothing recorded is kept in the repository. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    recorded: string;
  }
}

const root = new URL("../..", import.meta.url).pathname;

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "king-recorded-"));
  const python = process.env.KING_PYTHON ?? "python3";
  execFileSync(python, [join(root, "client/tests/record.py"), folder], {
    env: { ...process.env, PYTHONPATH: join(root, "src") },
    stdio: ["ignore", "ignore", "inherit"],
  });
  project.provide("recorded", folder);
  return () => rmSync(folder, { recursive: true });
}
