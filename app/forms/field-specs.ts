import type { Message } from "#message";
import { t } from "#say";

/** One thing that a field is chosen from. */
interface FieldOption {
  value: string;
  label: Message;
  /** Text before the label in every language, such as a number. */
  before?: string;
}

/** One field of a form, stated once: checks, inputs, the old interface's document and comparisons follow it. */
export interface FieldSpec {
  label: Message;
  /** Name in error messages, if the label does not fit: "The title". */
  called?: Message;
  /**
   * `long` has several lines, `time` is one of the day as `16:30`, `moment` a day and a time, `position` a place in an
   * order, `check` a box to tick; a line of text when not given.
   */
  type?: "long" | "date" | "time" | "moment" | "position" | "check";
  /** Characters that a text may have; `defaultMax` when not given. */
  max?: number;
  /** Error for an empty or invalid value; without it the field is optional. */
  required?: Message;
  /** Choices. */
  options?: readonly FieldOption[];
}

export type FieldSpecs = Record<string, FieldSpec>;

/** Characters of a text whose specification does not say. */
export const defaultMax = 200;

/** Characters of a place in an order. */
export const positionLength = 4;

/** Returns the fields of a record as texts, for a form. */
export function typedOf(specs: FieldSpecs, record: object): Record<string, string> {
  const values = record as Record<string, unknown>;
  return Object.fromEntries(Object.keys(specs).map((name) => [name, String(values[name] ?? "")]));
}

/** Options that are called by names of the school's own, among which there may be words of ours. */
export const namedOptions = (options: readonly { value: string; label: string }[]) =>
  options as readonly FieldOption[];

/** Returns the label of an option in the language of the page. */
export const optionWords = ({ label, before = "" }: FieldOption): string => before + t(label);

/** How a field's text reads to a person: the label of what was chosen. */
export function shownValue({ options, type }: FieldSpec, value: string): string {
  if (type === "check") return value === "1" ? t("Yes") : t(/* The answer. */ "No");
  if (type === "moment") return value.replace("T", " ");
  const option = options?.find((one) => one.value === value);
  return option ? optionWords(option) : value;
}
