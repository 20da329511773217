import { createHash } from "node:crypto";
import { t } from "#say";
import { type ComparedField, compareFields, openedField } from "./edit-conflict";
import type { FieldSpecs } from "./field-specs";
import type { Typed } from "./fields.server";
import { FormRefusedError } from "./form-refused";

const hashValue = (value: string) => createHash("sha256").update(value).digest("base64url").slice(0, 12);

/** Short hash of each value, for the hidden field `openedField`: `title:hash details:hash`. */
export const hashValues = (values: Partial<Typed>): string =>
  Object.entries(values)
    .map(([name, value = ""]) => `${name}:${hashValue(value)}`)
    .join(" ");

const readHashes = (opened: string): Map<string, string> =>
  new Map(
    opened
      .split(" ")
      .map((each) => [each.slice(0, each.lastIndexOf(":")), each.slice(each.lastIndexOf(":") + 1)]),
  );

interface Merged<Values> {
  /** Changes of both people; a field that both changed has the typed value. */
  values: Values;
  /** Names of fields that both changed, to different values. */
  both: (keyof Values & string)[];
}

/** Merges the changes of two people by field. @param opened `hashValues` of the values when the form was opened; without it, typed values win */
export function mergeValues<Values extends Typed>(
  saved: Typed,
  typed: Values,
  opened: string | null,
): Merged<Values> {
  if (!opened) return { values: typed, both: [] };
  const hashes = readHashes(opened);
  const values: Typed = { ...typed };
  const both: string[] = [];
  for (const [name, mine] of Object.entries(typed)) {
    const theirs = saved[name] ?? "";
    const isMine = hashes.get(name) !== hashValue(mine);
    if (!isMine) values[name] = theirs;
    else if (mine !== theirs && hashes.get(name) !== hashValue(theirs)) both.push(name);
  }
  return { values: values as Values, both };
}

export const sayConflict = () =>
  t(
    "Another person changed this while you had it open. Compare both, then choose. Your changes are not saved yet.",
  );

interface Edits<Values> {
  /** Present values; the form has hashes of all of them. */
  saved: Typed;
  typed: Values;
  fields: URLSearchParams;
  savedAt?: string | undefined;
  compare: FieldSpecs | ((names: readonly string[]) => ComparedField[]);
  /** Values of the form that is shown again; default: the merged ones. */
  show?: (values: Typed) => Typed;
  message?: string;
}

/** The one rule for edit conflicts: merges changes to different fields. @throws FormRefusedError if both changed one field */
export function mergeEdits<Values extends Typed>({
  saved,
  typed,
  fields,
  savedAt,
  compare,
  show = (values) => values,
  message = sayConflict(),
}: Edits<Values>): Values {
  const { values, both } = mergeValues(saved, typed, fields.get(openedField));
  if (both.length === 0) return values;
  const compared =
    typeof compare === "function" ? compare(both) : compareFields(pick(compare, both), saved, values);
  const again = {
    ...Object.fromEntries(fields),
    ...show(values),
    [openedField]: hashValues(pick(saved, Object.keys(typed))),
  };
  throw new FormRefusedError(
    { errors: { "": message }, typed: again, conflict: { ...(savedAt && { savedAt }), fields: compared } },
    409,
  );
}

export const pick = <Part>(all: Record<string, Part>, names: readonly string[]): Record<string, Part> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
