import { noticeCategories, noticeDefaults, priorities } from "~/content/notices/categories";
import { recordsOf } from "~/content/records/records.server";
import { type KeptKind, listedKinds } from "~/content/records/registry";
import { todayAtSchool } from "~/dates/dates";
import { readWrittenDay } from "~/dates/parse-written-date";
import type { FieldSpec } from "~/forms/field-specs";
import { type Parsed, parserOf } from "~/forms/fields.server";
import { excerpt } from "~/text/excerpt";
import type { Database } from "~db/connection.server";
import { UnreadableError } from "./old-site.server";
import { decodeEntities, readOldText } from "./old-text";

/** A record of the old site: its values as text, and when it was made and changed, ISO times. */
export interface OldRecord {
  fields: URLSearchParams;
  at: string;
  updatedAt: string;
  /** True if the old site says when it was made. */
  isDated: boolean;
  /** Values that cannot be kept as they were, for the report. */
  changes: string[];
}

/** A record as the form here would be sent. */
interface Adapted {
  fields: URLSearchParams;
  changes: string[];
}

/** One listing of section 7, and how its records come in. */
export interface ImportKind {
  label: string;
  call: string;
  key: string;
  /** True if each record has a picture in `image_url`. */
  pictured: boolean;
  /**
   * Reads the values of a record.
   * @param base address that links in its texts belong to
   * @returns how to add it, and what is not kept as it was
   * @throws UnreadableError where a value cannot be taken
   */
  read: (
    record: OldRecord,
    base: string,
  ) => { changes: string[]; insert: (db: Database, pictureId: number) => Promise<unknown> };
}

/** What the forms would say to the values, as one sentence. */
function taken<Values>(parsed: Parsed<Values>): Values {
  if (!parsed.ok) throw new UnreadableError(Object.values(parsed.errors).join(". "));
  return parsed.values;
}

/** The old server took records without what the forms here ask for; such a record comes all the same. */
function fill({ fields, changes }: Adapted, field: string, instead: string): void {
  if (fields.get(field)?.trim() || !instead) return;
  fields.set(field, instead);
  changes.push(`it has no ${field}; "${excerpt(instead, 30)}" is used`);
}

/** Turns the texts of a record into those of the form here, without HTML and character references. */
function withReadableTexts(kind: ListedKind, old: OldRecord, base: string): Adapted {
  const fields = new URLSearchParams(old.fields);
  const changes = [...old.changes];
  for (const [name, spec] of Object.entries(kind.fields) as [string, FieldSpec][]) {
    const stored = fields.get(name);
    if (!stored || spec.type === "date") continue;
    const isLong = spec.type === "long";
    const { text, hadPictures } = readOldText(stored, { base, marks: isLong && kind.key === "notice" });
    fields.set(name, isLong ? text : text.replace(/\s+/g, " "));
    if (hadPictures) changes.push(`pictures in its ${name} are left out`);
  }
  return { fields, changes };
}

type ListedKind = (typeof listedKinds)[number];

/** Kinds that need more than that; the others need a name where they have one. */
const adaptations: Partial<Record<KeptKind, (adapted: Adapted, old: OldRecord) => void>> = {
  notice(adapted, old) {
    fill(adapted, "details", adapted.fields.get("title") ?? "");
    setNoticeFields(adapted, old);
  },
  job: (adapted) => fill(adapted, "details", adapted.fields.get("title") ?? ""),
};

const listed: ImportKind[] = listedKinds.map((kind) => {
  const parse = parserOf(kind.fields);
  const records = recordsOf(kind);
  const pictured = kind.file?.type === "picture";
  return {
    ...kind.listing,
    pictured,
    read(old, base) {
      const adapted = withReadableTexts(kind, old, base);
      const adapt = adaptations[kind.key];
      if (adapt) adapt(adapted, old);
      else if ("name" in kind.fields) fill(adapted, "name", "Without a name");
      const values = taken(parse(adapted.fields));
      return {
        changes: adapted.changes,
        insert: (db, picture_id) =>
          records.create(db, { ...values, ...(pictured && { picture_id }) } as never, old.at, old.updatedAt),
      };
    },
  };
});

/** Everything that is public, and comes without logging in: what is quickly brought first, pictures after it. */
export const importKinds = listed.sort((one, other) => Number(one.pictured) - Number(other.pictured));

/** The old server took any category, priority and date; here an unknown one becomes the nearest known, and the report says so. */
function setNoticeFields({ fields, changes }: Adapted, { at, isDated }: OldRecord): void {
  const written = fields.get("date") || fields.get("notice_date") || "";
  const day = readWrittenDay(written.trim().replace(/[T ]+\d{1,2}:\d\d.*$/, ""));
  const isPossible = day !== undefined && day >= "1950-01-01" && day < "2100-01-01";
  const date = isPossible ? day : todayAtSchool(new Date(at));
  fields.set("date", date);
  if (!isPossible) {
    const problem = written ? `its date "${excerpt(written, 30)}" cannot be read` : "it has no date";
    changes.push(`${problem}; ${date} is used, the day ${isDated ? "when it was made" : "of the import"}`);
  }
  const choose = (name: "category" | "priority", options: readonly Option[], otherwise: string) => {
    const typed = decodeEntities(fields.get(name) ?? "").trim();
    const found = options.find((option) =>
      [option.value, option.label].some((one) => letters(one) === letters(typed)),
    );
    fields.set(name, found?.value ?? otherwise);
    if (!found)
      changes.push(
        `${typed ? `its ${name} "${excerpt(typed, 30)}" is not known here` : `it has no ${name}`}; "${otherwise}" is used`,
      );
  };
  choose("category", noticeCategories, "other");
  choose("priority", priorities, noticeDefaults.priority);
}

interface Option {
  value: string;
  label: string;
}

/** A word of a choice as it is compared: `Arts & Culture`, `arts and culture`. */
const letters = (text: string) => text.toLowerCase().replace(/\band\b|[^\p{L}\p{M}\p{N}]/gu, "");
