import { type Message, t } from "#say";

interface FieldOption {
  value: string;
  label?: Message;
  /** Text before the label, or instead of it: a number or a name. Never translated. */
  before?: string;
}

/** Single definition of a field: checks, inputs, API description and comparisons derive from it. */
export interface FieldSpec {
  label: Message;
  /** Name in error messages, if the label does not fit: "The title". */
  called?: Message;
  /** Text below the label. */
  hint?: Message;
  /**
   * `time`: `16:30`; `moment`: day and time; `position`: in a list; `check`: box; `phone`: one or several numbers; `colour`:
   * `#rrggbb`; `url`: a full address; default one line.
   */
  type?:
    | "long"
    | "date"
    | "time"
    | "moment"
    | "position"
    | "check"
    | "number"
    | "phone"
    | "email"
    | "url"
    | "colour";
  /** Lines of a `long` input. */
  rows?: number;
  /** Characters. */
  max?: number;
  /** Lowest and highest value of a `number`. */
  range?: readonly [number, number];
  /** Error for an empty or invalid value; without it the field is optional. */
  required?: Message;
  options?: readonly FieldOption[];
  /** True if staff can write it in the other languages of the site; `optional` never counts as missing. */
  translated?: boolean | "optional";
  /** Value of a new form, and of an empty `number`. */
  initial?: string;
}

export type FieldSpecs = Record<string, FieldSpec>;

/** Returns the names of the fields that can be translated, in the order of the form. */
export function listTranslated(fields: FieldSpecs): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.translated);
}

/** Characters of a text whose specification does not say. */
export const defaultMax = 200;

export const positionLength = 4;

export function typedOf(specs: FieldSpecs, record: object): Record<string, string> {
  const values = record as Record<string, unknown>;
  return Object.fromEntries(Object.keys(specs).map((name) => [name, String(values[name] ?? "")]));
}

/** Options with names that a loader has read or translated. */
export const namedOptions = (options: readonly { value: string; label: string }[]): FieldOption[] =>
  options.map(({ value, label }) => ({ value, before: label }));

export const optionWords = ({ label, before = "" }: FieldOption): string => before + (label ? t(label) : "");

export function shownValue({ options, type }: FieldSpec, value: string): string {
  if (type === "check") return value === "1" ? t("Yes") : t(/* The answer. */ "No");
  if (type === "moment") return value.replace("T", " ");
  const option = options?.find((one) => one.value === value);
  return option ? optionWords(option) : value;
}
