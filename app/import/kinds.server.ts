import { noticeCategories, noticeDefaults, priorities } from "~/content/notices/categories";
import { recordsOf } from "~/content/records/records.server";
import { type KeptKind, listedKinds } from "~/content/records/registry";
import { type Parsed, parserOf } from "~/forms/fields.server";
import { todayAtSchool } from "~/ui/dates";
import type { Database } from "~db/connection.server";
import { UnreadableError } from "./old-site.server";

/** A record of the old site: its values as text, and when it was made and changed, ISO times. */
export interface OldRecord {
  fields: URLSearchParams;
  at: string;
  updatedAt: string;
}

/** Adds a record of a kind. @throws UnreadableError where a value cannot be taken */
type Insert = (db: Database, record: OldRecord, pictureId: number) => Promise<unknown>;

/** One listing of section 7, and how its records come in. */
export interface ImportKind {
  label: string;
  call: string;
  key: string;
  /** Whether each record has a picture in `image_url`. */
  pictured: boolean;
  insert: Insert;
}

/** What the forms would say to the values, as one sentence. */
function taken<Values>(parsed: Parsed<Values>): Values {
  if (!parsed.ok) throw new UnreadableError(Object.values(parsed.errors).join(". "));
  return parsed.values;
}

/** The old server took records without what the forms here ask for; such a record comes all the same. */
function filled(old: URLSearchParams, field: string, instead: string): URLSearchParams {
  const fields = new URLSearchParams(old);
  if (!fields.get(field)?.trim()) fields.set(field, instead);
  return fields;
}

const detailed = (fields: URLSearchParams) => filled(fields, "details", fields.get("title") ?? "");

/** The values of an old record as the form here would be sent. */
type Adapt = (old: URLSearchParams, at: string) => URLSearchParams;

/** The old server took records without a name, which a list of people needs. */
const named: Adapt = (old) => filled(old, "name", "Without a name");

/** Kinds that need more than that. */
const adaptations: Partial<Record<KeptKind, Adapt>> = { notice: knownNoticeFields, job: detailed };

const listed: ImportKind[] = listedKinds.map((kind) => {
  const parse = parserOf(kind.fields);
  const records = recordsOf(kind);
  const adapt = adaptations[kind.key] ?? ("name" in kind.fields ? named : (old: URLSearchParams) => old);
  const pictured = kind.file?.type === "picture";
  return {
    ...kind.listing,
    pictured,
    insert: (db, { fields, at, updatedAt }, picture_id) => {
      const values = taken(parse(adapt(fields, at)));
      return records.create(db, { ...values, ...(pictured && { picture_id }) } as never, at, updatedAt);
    },
  };
});

/** Everything that is public, and comes without logging in: what is quickly brought first, pictures after it. */
export const importKinds = listed.sort((one, other) => Number(one.pictured) - Number(other.pictured));

/** The old server took any category, priority and date; here an unknown one becomes the nearest known. */
function knownNoticeFields(old: URLSearchParams, at: string): URLSearchParams {
  const fields = detailed(old);
  const date = (old.get("date") || old.get("notice_date") || "").slice(0, 10);
  fields.set("date", /^\d{4}-\d\d-\d\d$/.test(date) ? date : todayAtSchool(new Date(at)));
  const category = (old.get("category") ?? "").toLowerCase();
  fields.set("category", isOneOf(noticeCategories, category) ? category : "other");
  const priority = (old.get("priority") ?? "").toLowerCase();
  fields.set("priority", isOneOf(priorities, priority) ? priority : noticeDefaults.priority);
  return fields;
}

const isOneOf = (options: readonly { value: string }[], value: string) =>
  options.some((option) => option.value === value);
