import type { Message } from "~/languages/messages";
/** How a record stands with its consents: none for the website, one that counts, one that ends soon, or ended. */
export type Standing = "none" | "given" | "ending" | "ended";

/** Days before its end from which a consent is shown as ending. */
export const endingDays = 30;

/** What staff read of each; with what is right nothing has to be said. */
export const standingLabels: Record<Standing, Message> = {
  none: "No consent",
  given: "Consent",
  ending: "Consent ends soon",
  ended: "Consent has ended",
};
