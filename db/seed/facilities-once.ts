import type { Database } from "../connection.server";
import { markAllAsStarter } from "../starter-marks";
import { facilities } from "./facilities";
import { giveOnce, noteGiven } from "./give-once";
import { seedWords } from "./words-of-samples";

type Row = (typeof facilities)[number];

/** Leaves out those whose address somebody has given to a facility of their own. */
async function addFacilities(db: Database, rows: readonly Row[], now: Date): Promise<void> {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const there = await db.selectFrom("facilities").select("address").execute();
  for (const row of rows.filter(({ address }) => !there.some((one) => one.address === address)))
    await db
      .insertInto("facilities")
      .values({ ...row, ...times })
      .execute();
  await seedWords(db, "facilities", now);
}

const named = facilities.map((row) => ({ ...row, lead: "", details: "", tags: "", photos: "" }));

/** Those that a site without sample content came with: pages with a name and nothing else. */
const asTheyCame = ({ version, address, details }: { version: number; address: string; details: string }) =>
  version === 1 && details === "" && named.some((row) => row.address === address);

const all = (db: Database) =>
  db.selectFrom("facilities").select(["id", "version", "address", "details"]).execute();

/** Whether somebody has added or changed one. */
export async function hasOwnFacilities(db: Database): Promise<boolean> {
  return (await all(db)).some((row) => !asTheyCame(row));
}

/** Writes the sample facilities; the site has them then, also where they are deleted later. */
export async function seedFacilities(db: Database, now: Date): Promise<void> {
  for (const { id } of (await all(db)).filter(asTheyCame)) {
    await db.deleteFrom("facilities").where("id", "=", id).execute();
  }
  await addFacilities(db, facilities, now);
  await noteGiven(db, "has_facilities");
  await markAllAsStarter(db, "facilities");
}

/**
 * Gives a site from before version 0046 the facilities that its pages showed until then, once. A new site has them from
 * the sample content; one that starts without has pages with their names alone, for the addresses and the menu are those
 * of the specification (section 2).
 * @param isEmpty whether the site has nothing of its own
 */
export async function keepFacilities(
  db: Database,
  isEmpty: (trx: Database) => Promise<boolean>,
  now = new Date(),
): Promise<void> {
  await giveOnce(db, "has_facilities", async (trx) => {
    if (await isEmpty(trx)) await addFacilities(trx, named, now);
    else await seedFacilities(trx, now);
  });
}
