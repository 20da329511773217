import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Makes a folder for a test. @param whenDone receives a function that removes it; by default, runs after the test */
export function makeTemporaryFolder(
  parent = tmpdir(),
  whenDone: (remove: () => Promise<void>) => void = onTestFinished,
): string {
  const folder = mkdtempSync(join(parent, "school-test-"));
  // Renditions that are still being made delay the removal.
  whenDone(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}
