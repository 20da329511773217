import { type Message, t } from "#say";
export interface ListChoice {
  name: "status" | "category" | "year" | "form" | "post" | "kind";
  label: string;
  /** Label of the option without a filter. */
  every: string;
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

export function plainOptions(values: readonly string[]): ListChoice["options"] {
  return values.map((value) => ({ value, label: value }));
}
