import { sql } from "kysely";
import { readSettings } from "~/capabilities/settings/queries.server";
import type { StaffKind } from "~/content/records/kind";
import { exportReceived, receivedQueries } from "~/content/records/received.server";
import { addDays, todayAtSchool } from "~/dates/dates";
import { mayDo } from "~/session/roles";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import type { Role } from "~db/schema";
import { starterIds } from "~db/starter-marks";
import type { ConsentValues } from "./form.server";
import type { KeptSlip } from "./slip.server";
import { endingDays, type Standing } from "./standing";

const columns = [
  "id",
  "kind",
  "record_id",
  "given_by",
  "of_whom",
  "given_on",
  "for_site",
  "for_newsletter",
  "for_print",
  "valid_until",
  "note",
  "slip",
  "slip_name",
  "created_at",
  "created_by",
] as const;

const queryOf = (db: Database) => db.selectFrom("consents").select(columns);

/** Consents for staff: a page of them, one, and some. */
export const consents = receivedQueries("consents", queryOf);

export type Consent = NonNullable<Awaited<ReturnType<typeof consents.find>>>;

/** More than a record has: one of a whole class names all children. */
const mostOfRecord = 200;

/** The consents of one record, the newest first. @param kind its key */
export async function consentsOf(db: Database, kind: string, id: number): Promise<Consent[]> {
  const own = queryOf(db).where("kind", "=", kind).where("record_id", "=", id);
  return own.orderBy("given_on", "desc").orderBy("id", "desc").limit(mostOfRecord).execute();
}

/** True if a record takes one more consent. */
export async function takesConsent(db: Database, kind: string, id: number): Promise<boolean> {
  const own = db.selectFrom("consents").select("id").where("kind", "=", kind).where("record_id", "=", id);
  return !(await anyRow(own.offset(mostOfRecord - 1)));
}

/** Notes a consent. */
export async function createConsent(
  db: Database,
  about: { kind: string; record_id: number; created_by: string },
  values: ConsentValues & Partial<KeptSlip>,
): Promise<void> {
  const row = { ...about, ...values, created_at: new Date().toISOString() };
  await db.insertInto("consents").values(row).execute();
}

/** All consents, the oldest first, page after page. */
export function exportConsents(db: Database) {
  return exportReceived(queryOf(db), undefined);
}

/** How long a consent without end counts. */
const never = "9999-12-31";

/**
 * How some records stand with their consents for the website. A photo has those of its album, too.
 * @param kind their key
 * @param today a day
 */
async function standingsOf(
  db: Database,
  kind: string,
  ids: readonly number[],
  today: string,
): Promise<Record<number, Standing>> {
  if (ids.length === 0) return {};
  const until = sql<string>`max(coalesce(nullif(valid_until, ''), ${never}))`;
  const own = db
    .selectFrom("consents")
    .select(["record_id as id", until.as("until")])
    .where("kind", "=", kind)
    .where("for_site", "=", 1)
    .where("record_id", "in", ids)
    .groupBy("record_id");
  const ofAlbum = db
    .selectFrom("photos")
    .innerJoin("consents", "consents.record_id", "photos.album_id")
    .select(["photos.id", until.as("until")])
    .where("kind", "=", "album")
    .where("for_site", "=", 1)
    .where("photos.id", "in", ids)
    .groupBy("photos.id");
  const rows = await own.execute();
  if (kind === "photo") rows.push(...(await ofAlbum.execute()));
  const ends = new Map<number, string>();
  for (const { id, until } of rows) if (until > (ends.get(id) ?? "")) ends.set(id, until);
  return Object.fromEntries(ids.map((id) => [id, standingUntil(ends.get(id), today)]));
}

function standingUntil(until: string | undefined, today: string): Standing {
  if (until === undefined) return "none";
  if (until < today) return "ended";
  return until < addDays(today, endingDays) ? "ending" : "given";
}

type Kind = Pick<StaffKind<never>, "key" | "table" | "consents">;

/** How the rows of a staff list stand; undefined if the school does not ask. @param samples ids that show nobody */
export async function readStandings(
  db: Database,
  { key, consents }: Kind,
  rows: readonly { id: number }[],
  samples: readonly number[] = [],
): Promise<Record<number, Standing> | undefined> {
  if (!consents || (await readSettings(db)).consent_rule === "off") return undefined;
  const ids = rows.map(({ id }) => id).filter((id) => !samples.includes(id));
  return standingsOf(db, key, ids, todayAtSchool());
}

/** The same of one record; undefined of a sample, too. */
export async function readStanding(db: Database, kind: Kind, id: number): Promise<Standing | undefined> {
  return (await readStandings(db, kind, [{ id }], await starterIds(db, kind.table)))?.[id];
}

/** True if somebody may open a slip: it is a signed paper, for administrators and for who added it. */
export const maySeeSlip = (
  { role, username }: { role: Role; username: string },
  { created_by }: { created_by: string },
): boolean => mayDo(role, "administrator") || username === created_by;
