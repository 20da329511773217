import { type Message, msg, t } from "#say";
import type { TakeDownState } from "~db/schema";

export const stateLabels: Record<TakeDownState, Message> = {
  hidden: msg("Off the website, to be decided"),
  waiting: msg("Still on the website, to be decided"),
  restored: msg("Back on the website"),
  kept: msg("Left on the website"),
  erased: msg(/* State of what parents asked to take down. */ "Erased"),
};

export const isOpen = (state: TakeDownState) => state === "hidden" || state === "waiting";

export const relations = [
  { value: "parent", label: msg("I am the mother or father") },
  { value: "guardian", label: msg("I am the guardian") },
  { value: "self", label: msg("It is me") },
  { value: "other", label: msg("Somebody else") },
] as const satisfies { value: string; label: Message }[];

type Relation = (typeof relations)[number]["value"];

const relationNames: Record<Relation, Message> = {
  parent: msg("mother or father"),
  guardian: msg("guardian"),
  self: msg("the person themselves"),
  other: msg("somebody else"),
};

export const relationName = (relation: string) =>
  t(relationNames[relation as Relation] ?? (relation as Message));
