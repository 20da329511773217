import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll } from "vitest";
import { createFileStore } from "../../../app/files/store/store.server";
import { makeTemporaryFolder } from "../../support/temporary-folder";

/** Folder of a test file, removed after its tests. */
export async function workshop() {
  const folder = makeTemporaryFolder(undefined, afterAll);
  const store = createFileStore(join(folder, "uploads"));
  let count = 0;
  return {
    folder,
    store,
    async put(content: Buffer | string): Promise<string> {
      count += 1;
      const path = join(folder, `file-${count}`);
      await writeFile(path, content);
      return path;
    },
    async kept(): Promise<string[]> {
      const entries = await readdir(join(folder, "uploads"), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    /** Isolates tests from failed ones. */
    async clear(): Promise<void> {
      for (const folder of await readdir(store.root)) {
        for (const name of await readdir(join(store.root, folder)))
          await rm(join(store.root, folder, name), { recursive: true });
      }
    },
  };
}
