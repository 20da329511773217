import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeArchive } from "./archive.server";
import { makeFolder } from "./folder.server";
import { restore } from "./restore.server";

interface Drill {
  bytes: number;
  files: number;
  backup: number;
  restore: number;
}

export async function drill(
  place: { databaseFile: string; uploadsDir: string },
  folder: string,
): Promise<Drill> {
  await makeFolder(folder);
  const temporary = await mkdtemp(join(folder, ".trial-drill-"));
  try {
    const started = performance.now();
    const source = join(temporary, "archive.tar.gz");
    const { bytes } = await makeArchive({ ...place, target: source });
    const made = performance.now();
    const { files } = await restore({
      source,
      databaseFile: join(temporary, "new", "school.sqlite"),
      uploadsDir: join(temporary, "new", "uploads"),
    });
    const restored = performance.now();
    return { bytes, files, backup: (made - started) / 1000, restore: (restored - made) / 1000 };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
