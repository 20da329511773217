import { t } from "#say";
import type { Message } from "~/languages/messages";
import type { TakeDownState } from "~db/schema";

/** What staff read of each state. */
export const stateLabels: Record<TakeDownState, Message> = {
  hidden: "Off the website, to be decided",
  waiting: "Still on the website, to be decided",
  restored: "Back on the website",
  kept: "Left on the website",
  erased: "Erased",
};

/** Whether somebody has to decide. */
export const isOpen = (state: TakeDownState) => state === "hidden" || state === "waiting";

/** Who may ask, as the form has it. */
export const relations = [
  { value: "parent", label: "I am the mother or father" },
  { value: "guardian", label: "I am the guardian" },
  { value: "self", label: "It is me" },
  { value: "other", label: "Somebody else" },
] as const satisfies { value: string; label: Message }[];

type Relation = (typeof relations)[number]["value"];

const relationNames: Record<Relation, Message> = {
  parent: "mother or father",
  guardian: "guardian",
  self: "the person themselves",
  other: "somebody else",
};

/** As staff read it: "guardian". */
export const relationName = (relation: string) =>
  t(relationNames[relation as Relation] ?? (relation as Message));
