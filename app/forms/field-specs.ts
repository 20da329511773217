import type { Message } from "#message";
import { t } from "#say";

/** One thing that a field is chosen from. */
interface FieldOption {
  value: string;
  label: Message;
  /** What stands before the label in every language, such as a number. */
  before?: string;
}

/** One field of a form, stated once: checks, inputs, the old interface's document and comparisons follow it. */
export interface FieldSpec {
  label: Message;
  /** What an error calls it where the label alone would not do, such as "The title". */
  called?: Message;
  /**
   * `long` has several lines, `time` is one of the day as `16:30`, `moment` a day and a time, `position` a place in an
   * order, `check` a box to tick; a line of text when not given.
   */
  type?: "long" | "date" | "time" | "moment" | "position" | "check";
  /** Characters that a text may have; `defaultMax` when not given. */
  max?: number;
  /** What is said where it is left empty or cannot be read; without it the field may be left empty. */
  required?: Message;
  /** What it is chosen from. */
  options?: readonly FieldOption[];
}

export type FieldSpecs = Record<string, FieldSpec>;

/** Characters of a text whose specification does not say. */
export const defaultMax = 200;

/** Characters of a place in an order. */
export const positionLength = 4;

/** What a form shows of a record: its fields as texts. */
export function typedOf(specs: FieldSpecs, record: object): Record<string, string> {
  const values = record as Record<string, unknown>;
  return Object.fromEntries(Object.keys(specs).map((name) => [name, String(values[name] ?? "")]));
}

/** Options that are called by names of the school's own, among which there may be words of ours. */
export const namedOptions = (options: readonly { value: string; label: string }[]) =>
  options as readonly FieldOption[];

/** What an option is called in the language of the page. */
export const optionWords = ({ label, before = "" }: FieldOption): string => before + t(label);

/** How a field's text reads to a person: the label of what was chosen. */
export function shownValue({ options, type }: FieldSpec, value: string): string {
  if (type === "check") return value === "1" ? t("Yes") : t(/* The answer. */ "No");
  if (type === "moment") return value.replace("T", " ");
  const option = options?.find((one) => one.value === value);
  return option ? optionWords(option) : value;
}
