import { todayAtSchool } from "~/dates/dates";
import { readWrittenDay } from "~/dates/parse-written-date";
import type { FieldSpec } from "~/forms/field-specs";
import { noticeCategories, noticeDefaults, priorities } from "~/kinds/notice-categories";
import { listedKinds, type StaffKindKey } from "~/kinds/registry";
import { excerpt } from "~/text/excerpt";
import { decodeEntities, readOldText } from "./old-text";

export interface OldRecord {
  fields: URLSearchParams;
  at: string;
  updatedAt: string;
  isDated: boolean;
  changes: string[];
}

interface Adapted {
  fields: URLSearchParams;
  changes: string[];
}

export interface ImportKind {
  label: string;
  call: string;
  key: string;
  kind: StaffKindKey;
  pictured: boolean;
  /** Returns the fields as its form has them. @param base base URL of links in its texts */
  adapt: (record: OldRecord, base: string) => Adapted;
}

function fill({ fields, changes }: Adapted, field: string, instead: string): void {
  if (fields.get(field)?.trim() || !instead) return;
  fields.set(field, instead);
  changes.push(`it has no ${field}; "${excerpt(instead, 30)}" is used`);
}

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

/** Further conversions by kind; by default only missing names are filled. */
const adaptations: Partial<Record<StaffKindKey, (adapted: Adapted, old: OldRecord) => void>> = {
  notice(adapted, old) {
    fill(adapted, "details", adapted.fields.get("title") ?? "");
    setNoticeFields(adapted, old);
  },
  job: (adapted) => fill(adapted, "details", adapted.fields.get("title") ?? ""),
};

const listed: ImportKind[] = listedKinds.map((kind) => ({
  ...kind.listing,
  kind: kind.key,
  pictured: kind.file?.type === "picture",
  adapt(old, base) {
    const adapted = withReadableTexts(kind, old, base);
    const adapt = adaptations[kind.key];
    if (adapt) adapt(adapted, old);
    else if ("name" in kind.fields) fill(adapted, "name", "Without a name");
    return adapted;
  },
}));

/** Public listings, which need no login; those without pictures first, because they are fast. */
export const importKinds = listed.sort((one, other) => Number(one.pictured) - Number(other.pictured));

/** The old server accepted any category, priority and date: unknown ones become the nearest known. */
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

/** Normalizes a choice: `Arts & Culture` matches `arts and culture`. */
const letters = (text: string) => text.toLowerCase().replace(/\band\b|[^\p{L}\p{M}\p{N}]/gu, "");
