import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";

/** File in the uploads folder with the ID of its database. */
export const markName = "site-identity.txt";

const explanation =
  "This folder belongs to the website whose database has the same identity. Keep this file in the folder.";

export const formatMark = (identity: string) => `${explanation}\nidentity ${identity}\n`;

// ReDoS: a file of the site's own.
export const parseMark = (text: string) => /^identity ([\w-]{36})$/m.exec(text)?.[1];

/** Returns undefined if folder or file is missing. @throws the file system's error */
export async function readFolderIdentity(uploadsDir: string): Promise<string | undefined> {
  try {
    return parseMark(await readFile(join(uploadsDir, markName), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

export async function writeFolderIdentity(uploadsDir: string, identity: string): Promise<void> {
  await mkdir(uploadsDir, { recursive: true });
  const path = join(uploadsDir, markName);
  // Unique name: two processes can mark the folder at once.
  const temporary = `${path}.${randomBytes(8).toString("hex")}.part`;
  const file = await open(temporary, "w");
  try {
    await file.writeFile(formatMark(identity));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  const folder = await open(uploadsDir, "r");
  await folder.sync().finally(() => folder.close());
}
