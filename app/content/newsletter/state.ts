import type { Settings } from "~/capabilities/settings/settings";
import type { Config } from "~/config.server";

/** True if the site sends the newsletter itself, and if not, why. */
export type NewsletterState = "sends" | "no mail" | "no origin" | "off";

/** Mail has to be set up, and the links in it need the public address of the site. */
export function newsletterState(
  { smtp, origin }: Pick<Config, "smtp" | "origin">,
  { newsletter_mail }: Pick<Settings, "newsletter_mail">,
): NewsletterState {
  if (newsletter_mail === "off") return "off";
  if (!smtp) return "no mail";
  return origin ? "sends" : "no origin";
}

/** Days after which an address that its owner was asked to confirm, and did not, is erased. */
export const daysToConfirm = 30;
