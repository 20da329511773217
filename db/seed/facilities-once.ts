import type { Database } from "../connection.server";
import { markAsStarter } from "../starter-marks";
import { facilities } from "./facilities";

/** Writes the sample facilities; the site has them then, also where they are deleted later. */
export async function seedFacilities(db: Database, now: Date): Promise<void> {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  for (const row of facilities)
    await db
      .insertInto("facilities")
      .values({ ...row, ...times })
      .execute();
  await db.updateTable("site_identity").set({ has_facilities: 1 }).execute();
  const rows = await db.selectFrom("facilities").select("id").execute();
  const ids = rows.map(({ id }) => id);
  await markAsStarter(db, "facilities", ids);
}

/**
 * Gives a site from before version 0046 the facilities that its pages showed until then, once. A new site has them from
 * the sample content, or starts without.
 * @param isEmpty whether the site has nothing of its own
 */
export async function keepFacilities(
  db: Database,
  isEmpty: (trx: Database) => Promise<boolean>,
  now = new Date(),
): Promise<void> {
  const site = await db.selectFrom("site_identity").select("has_facilities").executeTakeFirst();
  if (site?.has_facilities !== 0) return;
  await db.transaction().execute(async (trx) => {
    // A write first: of two processes starting at once the second waits here, and then finds nothing to do.
    const { numUpdatedRows } = await trx
      .updateTable("site_identity")
      .set({ has_facilities: 1 })
      .where("has_facilities", "=", 0)
      .executeTakeFirst();
    if (numUpdatedRows > 0n && !(await isEmpty(trx))) await seedFacilities(trx, now);
  });
}
