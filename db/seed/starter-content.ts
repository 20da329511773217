import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCalendarEntry } from "~/content/calendar/queries.server";
import { saveSettings } from "~/content/settings/queries.server";
import type { FileStore } from "~/files/store.server";
import type { Database } from "../connection.server";
import { calendarEntries } from "./calendar";
import { disclosures } from "./disclosures";
import { jobs } from "./jobs";
import { notices } from "./notices";
import { makeSamplePictures, seedIllustrated } from "./pictures";
import { settings } from "./settings";

/**
 * Fills an empty database with a believable sample school, all rows in one transaction. The pictures' files are
 * made before it; should another process win the race, the sweeper takes them away again.
 * @returns whether it was empty
 */
export async function seedStarterContent(db: Database, store: FileStore, now = new Date()): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const pictures = await makeSamplePictures(store);
  return db.transaction().execute(async (trx) => {
    // A write first: of two processes starting at once the second waits here, and then sees the content.
    await trx.deleteFrom("settings").where("name", "=", "").execute();
    if (!(await isEmpty(trx))) return false;
    await saveSettings(trx, settings);
    for (const { daysAgo, ...notice } of notices) {
      const posted = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000).toISOString();
      await trx
        .insertInto("notices")
        .values({ ...notice, date: posted.slice(0, 10), created_at: posted, updated_at: posted })
        .execute();
    }
    for (const entry of calendarEntries(now)) await createCalendarEntry(trx, entry);
    for (const { daysAgo, ...job } of jobs) {
      const posted = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000).toISOString();
      await trx
        .insertInto("jobs")
        .values({ ...job, created_at: posted, updated_at: posted })
        .execute();
    }
    await seedDisclosures(trx, now);
    await seedIllustrated(trx, pictures, now);
    return true;
  });
}

async function seedDisclosures(db: Database, now: Date): Promise<void> {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  for (const { name, url, position } of disclosures) {
    const file = fileURLToPath(new URL(`../../public${url}`, import.meta.url));
    // A school may have taken a sample away: then no size is shown.
    const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    await db
      .insertInto("disclosures")
      .values({ name, url, bytes, position, ...times })
      .execute();
  }
}

async function isEmpty(db: Database): Promise<boolean> {
  const notice = await db.selectFrom("notices").select("id").limit(1).executeTakeFirst();
  const setting = await db.selectFrom("settings").select("name").limit(1).executeTakeFirst();
  return !notice && !setting;
}
