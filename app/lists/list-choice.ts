import type { Message } from "#message";
import { t } from "#say";
/** One thing that a staff list can be narrowed by, beside words. */
export interface ListChoice {
  /** In the address. */
  name: "status" | "category" | "year" | "form" | "post";
  label: string;
  /** Label of the choice that filters nothing. */
  every: string;
  /** The chosen value; empty for all. */
  value: string;
  options: readonly { value: string; label: string }[];
}

export function listChoice(
  name: ListChoice["name"],
  [label, every]: [label: Message, every: Message],
  value: string,
  options: ListChoice["options"],
): ListChoice {
  return { name, label: t(label), every: t(every), value, options };
}

/** Options that are called what they are. */
export function plainOptions(values: readonly string[]): ListChoice["options"] {
  return values.map((value) => ({ value, label: value }));
}
