import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { fileKinds, isKeptName } from "./kept-names";

/** File in the uploads folder with the ID of its database. */
const markName = "site-identity.txt";

const explanation =
  "This folder belongs to the website whose database has the same identity. Keep this file in the folder.";

export function uploadsOfAnotherWebsite(uploadsDir: string): string {
  return `The uploads folder ${uploadsDir} belongs to another website. Correct UPLOADS_DIR or DATABASE_URL.`;
}

/** Returns undefined if folder or file is missing. @throws the file system's error */
export async function readFolderIdentity(uploadsDir: string): Promise<string | undefined> {
  try {
    // ReDoS: a file of the site's own.
    return /^identity ([\w-]{36})$/m.exec(await readFile(join(uploadsDir, markName), "utf8"))?.[1];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes the ID into an uploads folder, created if needed, and syncs it. */
export async function writeFolderIdentity(uploadsDir: string, identity: string): Promise<void> {
  await mkdir(uploadsDir, { recursive: true });
  const path = join(uploadsDir, markName);
  // Unique name: two processes can mark the folder at once.
  const temporary = `${path}.${randomBytes(8).toString("hex")}.part`;
  const file = await open(temporary, "w");
  try {
    await file.writeFile(`${explanation}\nidentity ${identity}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  const folder = await open(uploadsDir, "r");
  await folder.sync().finally(() => folder.close());
}

/** True if the folder contains stored or quarantined files. */
export function holdsFiles(uploadsDir: string): boolean {
  return fileKinds.some((kind) =>
    [join(uploadsDir, kind), join(uploadsDir, "quarantine", kind)].some(
      (folder) => existsSync(folder) && readdirSync(folder).some((name) => isKeptName(kind, name)),
    ),
  );
}
