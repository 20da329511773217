import { onTestFinished } from "vitest";
import { makeFolder, removeFolder } from "./folders";

/** Makes a folder for a test. @param whenDone receives a function that removes it; by default, runs after the test */
export function makeTemporaryFolder(
  parent?: string,
  whenDone: (remove: () => Promise<void>) => void = onTestFinished,
): string {
  const folder = makeFolder(parent);
  whenDone(() => removeFolder(folder));
  return folder;
}
