import type { Config } from "~/config.server";
import type { Settings } from "~/settings/parts";

export type NewsletterState = "sends" | "no mail" | "no origin" | "off";

/** Requires mail and ORIGIN, for links in mails. */
export function newsletterState(
  { smtp, origin }: Pick<Config, "smtp" | "origin">,
  { newsletter_mail }: Pick<Settings, "newsletter_mail">,
): NewsletterState {
  if (newsletter_mail === "off") return "off";
  if (!smtp) return "no mail";
  return origin ? "sends" : "no origin";
}

/** Days before an unconfirmed address is erased. */
export const daysToConfirm = 30;
