import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function makeFolder(parent = tmpdir()): string {
  return mkdtempSync(join(parent, "school-test-"));
}

/** Removes a folder. Background work that still writes into it delays the removal. */
export function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
