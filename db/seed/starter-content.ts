import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { calendar } from "~/content/calendar/entry.server";
import { jobs } from "~/content/jobs/job.server";
import { saveReplyTemplate } from "~/content/messages/reply-templates/queries.server";
import { notices } from "~/content/notices/notice.server";
import { todayAtSchool } from "~/dates/dates";
import { removePicture } from "~/files/pictures/pictures.server";
import type { FileStore } from "~/files/store/store.server";
import { holdsFiles } from "~/files/store/upload-place.server";
import { allKinds, staffKinds } from "~/kinds/registry";
import { projectRoot } from "~/project-root.server";
import { saveSettings } from "~/settings/queries.server";
import type { Database } from "../connection.server";
import { readSampleState, setSampleState } from "../site-identity";
import { markAllAsStarter, markAsStarter } from "../starter-marks";
import { seedAlbums } from "./albums";
import { calendarEntries } from "./calendar";
import { disclosures } from "./disclosures";
import { type KeptDocuments, keepSampleDocuments, seedNoticeFiles } from "./documents";
import { hasOwnFacilities, seedFacilities } from "./facilities";
import { jobs as sampleJobs } from "./jobs";
import { createNotices } from "./notices";
import { seedPages } from "./pages";
import { type MadePictures, makeSamplePictures, seedIllustrated } from "./pictures";
import { seedPrograms } from "./programs";
import { replyTemplates } from "./reply-templates";
import { settings } from "./settings";
import { seedNoticeWords, seedSettingWords, seedTexts, seedWords } from "./words-of-samples";

/** Fills an empty site once; a site that was emptied later stays empty. Returns true if it did. */
export async function seedStarterContent(db: Database, store: FileStore, now = new Date()): Promise<boolean> {
  const state = await readSampleState(db);
  if (state === "done" || !(await isEmpty(db))) return false;
  // Files of an interrupted attempt are not the school's own.
  if (state !== "begun" && (await holdsFiles(store.place))) return false;
  await setSampleState(db, "begun");
  const pictures = await makeSamplePictures(store);
  const documents = await keepSampleDocuments(store);
  const isOurs = await seedRows(db, { pictures, documents }, now);
  if (isOurs) return true;
  // Another process was faster.
  for (const { stem } of pictures.values()) await removePicture(store, stem);
  await store.remove([...documents.values()].map(({ document }) => ({ kind: "documents", name: document })));
  return false;
}

interface SampleFiles {
  pictures: MadePictures;
  documents: KeptDocuments;
}

async function seedRows(db: Database, { pictures, documents }: SampleFiles, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Writes first, so that a second starting process waits, and then sees the content.
    await setSampleState(trx, "done");
    if (!(await isEmpty(trx))) return false;
    await saveSettings(trx, settings);
    await seedSettingWords(trx, now);
    await seedTexts(trx, now);
    const noticeIds: number[] = [];
    for (const { daysAgo, circular, recording, onSaturdayAt, until = "", ...notice } of createNotices(now)) {
      const posted = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000).toISOString();
      const date = todayAtSchool(new Date(posted));
      const event = onSaturdayAt && {
        event_date: saturdayAfter(date),
        event_time: onSaturdayAt,
        event_end: until,
      };
      const id = await notices.create(trx, { ...notice, date, ...event }, posted);
      noticeIds.push(id);
      await seedNoticeFiles(trx, documents, id, { circular, recording }, posted);
    }
    await seedNoticeWords(trx, noticeIds, now);
    for (const entry of calendarEntries(now)) await calendar.create(trx, entry);
    for (const { daysAgo, ...job } of sampleJobs) {
      const posted = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000).toISOString();
      await jobs.create(trx, job, posted);
    }
    for (const template of replyTemplates) await saveReplyTemplate(trx, template);
    await seedDisclosures(trx, now);
    await seedPrograms(trx, now);
    await seedPages(trx, now);
    await seedFacilities(trx, now);
    await seedIllustrated(trx, pictures, now);
    await seedAlbums(trx, now);
    for (const kind of staffKinds) await seedWords(trx, kind, now);
    await markSamples(trx);
    return true;
  });
}

function saturdayAfter(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + (6 - date.getUTCDay() || 7));
  return date.toISOString().slice(0, 10);
}

/** Marks all content as samples, which staff are told about. */
async function markSamples(trx: Database): Promise<void> {
  await markAllAsStarter(trx, ...staffKinds.map(({ table }) => table));
  await markAsStarter(trx, "settings", Object.keys(settings));
}

async function seedDisclosures(db: Database, now: Date): Promise<void> {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  for (const { name, url, position, line } of disclosures) {
    const file = join(projectRoot, `public${url}`);
    // The file may have been removed.
    const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    await db
      .insertInto("disclosures")
      .values({ name, url, bytes, position, line, ...times })
      .execute();
  }
}

/** Tables that people or imports fill. Accounts do not count: the first one is made at the start. */
const ownTables = [
  ...allKinds.map(({ table }) => table).filter((table) => table !== "facilities"),
  "settings",
  "texts",
  "pictures",
  "imported_records",
];

async function isEmpty(db: Database): Promise<boolean> {
  for (const table of ownTables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return !(await hasOwnFacilities(db));
}
