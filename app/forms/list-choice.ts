import { t } from "#say";
import type { Message } from "~/languages/messages";
/** One thing that a staff list can be narrowed by, beside words. */
export interface ListChoice {
  /** In the address. */
  name: "status" | "category" | "year" | "form" | "post";
  label: string;
  /** What is chosen where it narrows nothing. */
  every: string;
  /** What is chosen; empty for everything. */
  value: string;
  options: readonly { value: string; label: string }[];
}

/** A choice whose words follow its label, which has its own message “Every …”. */
export function listChoice(
  name: ListChoice["name"],
  label: Message,
  value: string,
  options: ListChoice["options"],
): ListChoice {
  const every = t(`Every ${label.toLowerCase()}` as Message);
  return { name, label: t(label), every, value, options };
}

/** Options that are called what they are. */
export function plainOptions(values: readonly string[]): ListChoice["options"] {
  return values.map((value) => ({ value, label: value }));
}
