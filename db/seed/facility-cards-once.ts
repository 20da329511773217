import { removePicture } from "~/files/pictures.server";
import type { FileStore } from "~/files/store.server";
import type { Database } from "../connection.server";
import { markAllAsStarter } from "../starter-marks";
import { makeSamplePictures, seedIllustrated } from "./pictures";

/** Notes that a site has the facility cards of the sample content, also where they are deleted later. */
export async function noteFacilityCards(db: Database): Promise<void> {
  await db.updateTable("site_identity").set({ has_facility_cards: 1 }).execute();
}

/**
 * Gives a site from before version 0047 the facility cards that its home page showed until then, once. A new site has
 * them from the sample content, or starts without.
 * @param isEmpty whether the site has nothing of its own
 */
export async function keepFacilityCards(
  db: Database,
  store: FileStore,
  isEmpty: (trx: Database) => Promise<boolean>,
  now = new Date(),
): Promise<void> {
  const site = await db.selectFrom("site_identity").select("has_facility_cards").executeTakeFirst();
  if (site?.has_facility_cards !== 0) return;
  if (await isEmpty(db)) return noteFacilityCards(db);
  const pictures = await makeSamplePictures(store, ["facility_cards"]);
  const isOurs = await db.transaction().execute(async (trx) => {
    // A write first: of two processes starting at once the second waits here, and then finds nothing to do.
    const { numUpdatedRows } = await trx
      .updateTable("site_identity")
      .set({ has_facility_cards: 1 })
      .where("has_facility_cards", "=", 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await seedIllustrated(trx, pictures, now, ["facility_cards"]);
    await markAllAsStarter(trx, "facility_cards");
    return true;
  });
  // Another process was quicker.
  if (!isOurs) for (const { stem } of pictures.values()) await removePicture(store, stem);
}
