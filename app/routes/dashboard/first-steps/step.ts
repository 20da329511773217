import { type Message, msg, t } from "#say";
import type { Finding } from "~/findings/finding";
import { withReturnPath } from "~/forms/return-path";
import type { StaffKindKey } from "~/kinds/registry";

export const firstStepsPath = "/dashboard/first-steps";
export const removeSamplesPath = `${firstStepsPath}/remove-samples`;

export interface StepLink {
  label: string;
  to: string;
}

/** Task of a new school; without words it is done. */
export interface Step extends Finding {
  /** Also ID of the row and form value. */
  key: string;
  /** English for the activity log; `title` is translated. */
  name: Message;
  title: string;
  link: StepLink;
  other?: StepLink;
  /** True if only samples are left, which can be right for the school. */
  canKeep: boolean;
}

export interface Stage {
  key: "today" | "week" | "later";
  title: string;
  steps: Step[];
  all: number;
  done: number;
}

export interface FirstStepsCount {
  done: number;
  all: number;
  next: string;
  /** True until the school has saved its own name. */
  isNew: boolean;
  /** True if it has the name of the sample school. */
  isSample: boolean;
}

/** Kinds whose samples can be right for a school. Samples of people, documents and pictures never are. */
const keepableKinds: readonly StaffKindKey[] = [
  "calendar entry",
  "page",
  "facility",
  "facility card",
  "program",
  "amenity",
];

export const isKeepable = (key: StaffKindKey) => keepableKinds.includes(key);

export const called = (name: Message) => ({ name, title: t(name) });

export const changeLabel: Message = msg(/* The verb, on a link. */ "Change");

export const linkTo = (label: string, form: string): StepLink => ({
  label,
  to: withReturnPath(form, firstStepsPath),
});
