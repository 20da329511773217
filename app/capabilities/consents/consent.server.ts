import { sql } from "kysely";
import { msg } from "#message";
import { addDays, shortDate, todayAtSchool } from "~/dates/dates";
import { parserOf, type ValuesOf } from "~/forms/fields.server";
import type { StaffKind } from "~/kinds/kind";
import { exportInbound, inboundCsv, inboundRecords } from "~/records/inbound.server";
import { mayDo } from "~/session/roles";
import { readSettings } from "~/settings/queries.server";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import type { Role } from "~db/schema";
import { starterIds } from "~db/starter-marks";
import { consentFields, uses } from "./consent-fields";
import { type ConsentStatus, endingDays } from "./consent-status";
import type { KeptSlip } from "./slip.server";
import { nameSubjects } from "./subjects.server";
import { formatUses } from "./words";

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

const selectConsents = (db: Database) => db.selectFrom("consents").select(columns);

export const consents = inboundRecords("consents", selectConsents, {
  viewed: "looked at consents",
  subjectOf: (row) => `given on ${shortDate(row.given_on)}`,
  consequence: msg(
    "It is erased at once. Delete the photo, result or testimonial too, if the parents do not want it there any more.",
  ),
  consequenceOfMany: msg(
    "What you chose is erased, with its slips. What it was given for stays on the website.",
  ),
  csv: inboundCsv({
    name: "consents.csv",
    verb: "downloaded consents",
    async *pages(db) {
      for await (const page of exportConsents(db)) yield await nameSubjects(db, page);
    },
    columns: {
      kind: (row) => row.noun,
      number: (row) => String(row.record_id),
      what: (row) => row.subject,
      "given by": (row) => row.given_by,
      for: (row) => row.of_whom,
      "given on": (row) => row.given_on,
      "used for": (row) => formatUses(row),
      until: (row) => row.valid_until,
      slip: (row) => row.slip_name,
      note: (row) => row.note,
      "entered by": (row) => row.created_by,
    },
  }),
});

export type Consent = NonNullable<Awaited<ReturnType<typeof consents.find>>>;

/** Upper bound; one consent can cover a whole class. */
const maxPerRecord = 200;

export async function listConsents(db: Database, kind: string, id: number): Promise<Consent[]> {
  const own = selectConsents(db).where("kind", "=", kind).where("record_id", "=", id);
  return own.orderBy("given_on", "desc").orderBy("id", "desc").limit(maxPerRecord).execute();
}

export async function takesConsent(db: Database, kind: string, id: number): Promise<boolean> {
  const own = db.selectFrom("consents").select("id").where("kind", "=", kind).where("record_id", "=", id);
  return !(await anyRow(own.offset(maxPerRecord - 1)));
}

export async function createConsent(
  db: Database,
  about: { kind: string; record_id: number; created_by: string },
  values: ConsentValues & Partial<KeptSlip>,
): Promise<void> {
  const row = { ...about, ...values, created_at: new Date().toISOString() };
  await db.insertInto("consents").values(row).execute();
}

export const exportConsents = (db: Database) => exportInbound(selectConsents(db));

const never = "9999-12-31";

/** Consent status of records for the website; photos inherit their album's. @param today day */
async function readStatusesById(
  db: Database,
  kind: string,
  ids: readonly number[],
  today: string,
): Promise<Record<number, ConsentStatus>> {
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
  return Object.fromEntries(ids.map((id) => [id, getStatusUntil(ends.get(id), today)]));
}

function getStatusUntil(until: string | undefined, today: string): ConsentStatus {
  if (until === undefined) return "none";
  if (until < today) return "ended";
  return until < addDays(today, endingDays) ? "ending" : "given";
}

type Kind = Pick<StaffKind<never>, "key" | "table" | "children">;

export async function readConsentStatuses(
  db: Database,
  { key, children }: Kind,
  rows: readonly { id: number }[],
  samples: readonly number[] = [],
): Promise<Record<number, ConsentStatus> | undefined> {
  if (!children || (await readSettings(db)).consent_rule === "off") return undefined;
  const ids = rows.map(({ id }) => id).filter((id) => !samples.includes(id));
  return readStatusesById(db, key, ids, todayAtSchool());
}

export async function readConsentStatus(
  db: Database,
  kind: Kind,
  id: number,
): Promise<ConsentStatus | undefined> {
  return (await readConsentStatuses(db, kind, [{ id }], await starterIds(db, kind.table)))?.[id];
}

/** True for the office, administrators and the user who added the slip, which is signed. */
export const maySeeSlip = (
  { role, username }: { role: Role; username: string },
  { created_by }: { created_by: string },
): boolean => mayDo(role, "office") || username === created_by;

export const parseConsent = parserOf(consentFields, {
  whole: (form) =>
    form
      .refine((values) => Object.keys(uses).some((use) => values[use as keyof typeof uses] === 1), {
        path: ["for_site"],
        message: msg("Tick what the consent is for"),
      })
      .refine(({ given_on, valid_until }) => valid_until === "" || valid_until >= given_on, {
        path: ["valid_until"],
        message: msg("Enter a day after the one it was given on, or leave it empty"),
      }),
});

export type ConsentValues = ValuesOf<typeof parseConsent>;
