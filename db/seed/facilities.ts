import { msg } from "#message";
import { facility } from "~/kinds/facility";
import type { Database } from "../connection.server";
import { markAllAsStarter } from "../starter-marks";
import { seedWords } from "./words-of-samples";

/** Sample facilities in menu order; addresses and names are those of specification section 2. */
export const facilities = [
  {
    title: msg("Smart Class"),
    address: "smart-class",
    lead: msg("A screen where it helps, a board where it does not."),
    details: msg(
      "Rooms with a large screen let a teacher show the inside of a leaf or the path of a cyclone. The lesson remains a conversation: the screen goes dark when the questions begin.",
    ),
    tags: msg("Digital boards\nMaps and models\nRecorded lessons\nPower backup"),
    beside_place: "4",
    sample_photos: "screens",
  },
  {
    title: msg("Science and Computer Labs"),
    address: "labs",
    lead: msg("Physics, chemistry, biology and computers, in use every day."),
    details: msg(
      "Every class from VI on works in the laboratories at least twice a week, in groups small enough that each pupil holds the instrument in their own hands. The computer lab has a machine for each pupil of a class, and is open for one hour after school.",
    ),
    tags: msg("Physics\nChemistry\nBiology\nComputer lab\nSafety first"),
    menu_label: msg("Labs"),
    beside: msg("Science Lab\nComputer Lab"),
    beside_place: "5",
    sample_photos: "labs",
  },
  {
    title: msg("Library"),
    address: "library",
    lead: msg("Books in four languages, and a mat to read them on."),
    details: msg(
      "The library holds books in English, Hindi, Bengali and Odia, lends them without fuss, and has a reading hour for the youngest every day. Parents may borrow too.",
    ),
    tags: msg("Reading hour\nFour languages\nNewspapers\nOpen after school"),
    beside_place: "3",
    footer_label: msg("Library"),
    sample_photos: "library",
  },
  {
    title: msg("Sports Facility"),
    address: "sports",
    lead: msg("A field for everyone, every afternoon."),
    details: msg(
      "Football, kho-kho, athletics and yoga have their place on the timetable from class I on. Girls and boys train on the same field with the same coaches. A child who does not like matches finds something else to be good at: skipping, the long jump, or keeping the score.",
    ),
    tags: msg("Football field\nAthletics track\nKho-kho\nYoga\nInter-house matches"),
    menu_label: msg("Sports activity"),
    beside_place: "1",
    footer_label: msg("Sports"),
    sample_photos: "sports",
  },
  {
    title: msg("Art Room"),
    address: "art-room",
    lead: msg("Paint, clay, paper and time."),
    details: msg(
      "Drawing from nature, Patachitra and clay work share one bright room. What is made here hangs in the corridors, changes every month, and goes home at the end of the year.",
    ),
    tags: msg("Painting\nClay\nPatachitra\nPaper craft\nExhibitions"),
    sample_photos: "art-room",
  },
  {
    title: msg("Music Room"),
    address: "music&aerobic",
    lead: msg("Aerobics in the morning, music all day."),
    details: msg(
      "Tabla, harmonium, keyboard and voices fill one room; the floor next door belongs to dance and aerobics. The choir sings at every assembly, in whichever language the week has been given to.",
    ),
    tags: msg("Tabla\nHarmonium\nChoir\nAerobics\nFolk dance"),
    menu_label: msg("Aerobic & Music Room"),
    beside_place: "2",
    sample_photos: "music",
  },
  {
    title: msg("Swimming Pool & Open Gym"),
    address: "swimming-pool-and-open-gym",
    lead: msg("Every child learns to swim before leaving class V."),
    details: msg(
      "The pool is shallow, watched, and open in the warm months. Beside it the open gym has bars and benches for the older classes and, before school, for parents.",
    ),
    tags: msg("Lifeguard\nLearner pool\nOpen gym\nMorning hours"),
    sample_photos: "pool-gym",
  },
].map((row, index) => ({ photos: "sample", ...row, position: index + 1 }));

type Row = Omit<(typeof facilities)[number], "lead" | "details" | "tags"> &
  Record<"lead" | "details" | "tags", string>;

/** Skips addresses that the school uses. */
async function addFacilities(db: Database, rows: readonly Row[], now: Date): Promise<void> {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const existing = await db.selectFrom("facilities").select("address").execute();
  for (const row of rows.filter(({ address }) => !existing.some((other) => other.address === address)))
    await db
      .insertInto("facilities")
      .values({ ...row, ...times })
      .execute();
  await seedWords(db, facility, now);
}

const named = facilities.map((row) => ({ ...row, lead: "", details: "", tags: "", photos: "" }));

/** True for an unchanged facility of a site without sample content. */
const isUnchanged = ({ version, address, details }: { version: number; address: string; details: string }) =>
  version === 1 && details === "" && named.some((row) => row.address === address);

const listFacilities = (db: Database) =>
  db.selectFrom("facilities").select(["id", "version", "address", "details"]).execute();

export async function hasOwnFacilities(db: Database): Promise<boolean> {
  return (await listFacilities(db)).some((row) => !isUnchanged(row));
}

/** Adds sample facilities once; deleted ones stay deleted. */
export async function seedFacilities(db: Database, now: Date): Promise<void> {
  for (const { id } of (await listFacilities(db)).filter(isUnchanged)) {
    await db.deleteFrom("facilities").where("id", "=", id).execute();
  }
  await addFacilities(db, facilities, now);
  await db.updateTable("site_identity").set({ has_facilities: 1 }).execute();
  await markAllAsStarter(db, "facilities");
}

/** Adds the facilities of specification section 2 once, for the menu of a site without sample content. */
export async function addNamedFacilities(db: Database, now = new Date()): Promise<void> {
  const site = await db.selectFrom("site_identity").select("has_facilities").executeTakeFirst();
  if (site?.has_facilities !== 0) return;
  await db.transaction().execute(async (trx) => {
    // Writes first, so that a second starting process waits here.
    const { numUpdatedRows } = await trx
      .updateTable("site_identity")
      .set({ has_facilities: 1 })
      .where("has_facilities", "=", 0)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await addFacilities(trx, named, now);
  });
}
