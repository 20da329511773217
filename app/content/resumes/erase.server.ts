import { readSettings } from "~/content/settings/queries.server";
import type { FileStore } from "~/files/store.server";
import type { Database } from "~db/connection.server";
import { takeOldResumes } from "./queries.server";

/** Erases resumes older than the months of the settings, rows first, then files. */
export async function eraseOldResumes(db: Database, files: FileStore, now = new Date()): Promise<number> {
  const months = Number((await readSettings(db)).resume_months) || 12;
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  const names = await takeOldResumes(db, before.toISOString());
  await files.remove(names.map((name) => ({ kind: "resumes", name })));
  return names.length;
}
