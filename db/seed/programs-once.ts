import type { Database } from "../connection.server";
import { markAllAsStarter } from "../starter-marks";
import { giveOnce, noteGiven } from "./give-once";
import { amenities, programs } from "./programs";
import { seedWords } from "./words-of-samples";

/** Writes the sample programs and amenities; the site has them then, also where they are deleted later. */
export async function seedPrograms(db: Database, now: Date): Promise<void> {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  for (const row of programs)
    await db
      .insertInto("programs")
      .values({ ...row, ...times })
      .execute();
  for (const row of amenities)
    await db
      .insertInto("amenities")
      .values({ ...row, ...times })
      .execute();
  await seedWords(db, "amenities", now);
  await noteGiven(db, "has_programs");
  await markAllAsStarter(db, "programs", "amenities");
}

/**
 * Gives a site from before version 0041 the programs and amenities that its pages showed until then, once. A new site
 * has them from the sample content, or starts without.
 * @param isEmpty whether the site has nothing of its own
 */
export async function keepPrograms(
  db: Database,
  isEmpty: (trx: Database) => Promise<boolean>,
  now = new Date(),
): Promise<void> {
  await giveOnce(db, "has_programs", async (trx) => {
    if (!(await isEmpty(trx))) await seedPrograms(trx, now);
  });
}
