import type { Database } from "../connection.server";
import { markAllAsStarter } from "../starter-marks";
import { amenities, programs } from "./programs";

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
  await db.updateTable("site_identity").set({ has_programs: 1 }).execute();
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
  const site = await db.selectFrom("site_identity").select("has_programs").executeTakeFirst();
  if (site?.has_programs !== 0) return;
  await db.transaction().execute(async (trx) => {
    // A write first: of two processes starting at once the second waits here, and then finds nothing to do.
    const { numUpdatedRows } = await trx
      .updateTable("site_identity")
      .set({ has_programs: 1 })
      .where("has_programs", "=", 0)
      .executeTakeFirst();
    if (numUpdatedRows > 0n && !(await isEmpty(trx))) await seedPrograms(trx, now);
  });
}
