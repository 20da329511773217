import type { Database } from "../connection.server";

/** What a site of an earlier version is given once; each has a column that says whether the site has had it. */
type Given = "has_programs" | "has_facilities" | "has_facility_cards";

/** Whether a site has not had it yet. */
export async function isStillToGive(db: Database, what: Given): Promise<boolean> {
  const site = await db.selectFrom("site_identity").select(what).executeTakeFirst();
  return site?.[what] === 0;
}

/** Notes that a site has had it, also where it is deleted later. */
export async function noteGiven(db: Database, what: Given): Promise<void> {
  await db.updateTable("site_identity").set(what, 1).execute();
}

/**
 * Gives a site something once, also where two processes start at the same time.
 * @param give writes it, in a transaction
 * @returns whether it was given now
 */
export async function giveOnce(
  db: Database,
  what: Given,
  give: (trx: Database) => Promise<void>,
): Promise<boolean> {
  if (!(await isStillToGive(db, what))) return false;
  return db.transaction().execute(async (trx) => {
    // A write first: of two processes starting at once the second waits here, and then finds nothing to do.
    const { numUpdatedRows } = await trx
      .updateTable("site_identity")
      .set(what, 1)
      .where(what, "=", 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await give(trx);
    return true;
  });
}
