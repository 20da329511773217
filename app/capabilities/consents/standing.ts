import { type Message, msg } from "#message";
/** How a record stands with its consents: none for the website, one that counts, one that ends soon, or ended. */
export type Standing = "none" | "given" | "ending" | "ended";

/** Days before its end from which a consent is shown as ending. */
export const endingDays = 30;

/** What staff read of each; with what is right nothing has to be said. */
export const standingLabels: Record<Standing, Message> = {
  none: msg(/* Of parents, that their child is shown. */ "No consent"),
  given: msg("Consent"),
  ending: msg("Consent ends soon"),
  ended: msg("Consent has ended"),
};
