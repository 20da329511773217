import { type Message, msg } from "#message";
export type ConsentStatus = "none" | "given" | "ending" | "ended";

/** Days before the end from which a consent counts as ending. */
export const endingDays = 30;

export const consentStatusLabels: Record<ConsentStatus, Message> = {
  none: msg(/* Of parents, that their child is shown. */ "No consent"),
  given: msg("Consent"),
  ending: msg("Consent ends soon"),
  ended: msg("Consent has ended"),
};
