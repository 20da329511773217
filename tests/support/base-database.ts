import { createHash, randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { makeFolder, removeFolder } from "./folders";

declare module "vitest" {
  interface ProvidedContext {
    baseDatabase: string;
  }
}

export const staffPassword = "marigold and palash";

const cache = "node_modules/.cache/base-database";
/** Folders whose files decide what is in the database. */
const sources = ["db", "app/accounts", "tests/support"];

/** Changes with the files of the folders and with the day, because rows have times. */
export function readKey(folders: readonly string[]): string {
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      const stat = statSync(join(folder, name), { throwIfNoEntry: false });
      // The database of `npm run dev` is no source.
      if (stat?.isFile() && !name.includes(".sqlite"))
        hash.update(`${folder}/${name} ${stat.mtimeMs} ${stat.size}\n`);
    }
  return hash.digest("hex").slice(0, 20);
}

/** Migrated database with the account `clerk`; each test gets a copy. Kept between runs: it takes a second to make. */
export default async function provideBaseDatabase(project: TestProject) {
  const kept = join(cache, `${readKey(sources)}.sqlite`);
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true });
    const part = join(cache, `${randomUUID()}.part`);
    const { makeBaseDatabase } = await import("./make-base-database");
    await makeBaseDatabase(part, staffPassword);
    renameSync(part, kept);
    const outdated = readdirSync(cache).filter(
      (name) => name.endsWith(".sqlite") && join(cache, name) !== kept,
    );
    for (const name of outdated) rmSync(join(cache, name), { force: true });
  }
  const directory = makeFolder();
  const file = join(directory, "base.sqlite");
  copyFileSync(kept, file);
  project.provide("baseDatabase", file);
  return () => removeFolder(directory);
}
