import { removePicture } from "~/files/pictures.server";
import type { FileStore } from "~/files/store.server";
import type { Database } from "../connection.server";
import { markAllAsStarter } from "../starter-marks";
import { giveOnce, isStillToGive, noteGiven } from "./give-once";
import { makeSamplePictures, seedIllustrated } from "./pictures";

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
  if (!(await isStillToGive(db, "has_facility_cards"))) return;
  if (await isEmpty(db)) return noteGiven(db, "has_facility_cards");
  const pictures = await makeSamplePictures(store, ["facility_cards"]);
  const isOurs = await giveOnce(db, "has_facility_cards", async (trx) => {
    await seedIllustrated(trx, pictures, now, ["facility_cards"]);
    await markAllAsStarter(trx, "facility_cards");
  });
  // Another process was quicker.
  if (!isOurs) for (const { stem } of pictures.values()) await removePicture(store, stem);
}
