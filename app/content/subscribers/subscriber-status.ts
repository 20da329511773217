import { type Message, msg } from "#message";

export type SubscriberStatus = keyof typeof subscriberStatusLabels;

export const subscriberStatusLabels = {
  confirmed: msg(/* An address of the newsletter. */ "Confirmed"),
  waiting: msg("Not confirmed yet"),
  unasked: msg(
    /* An address of the newsletter, from the time before owners were asked to confirm. */ "Entered before",
  ),
  bounced: msg(/* An address of the newsletter. */ "No such mailbox"),
} as const satisfies Record<string, Message>;

interface Subscriber {
  asked_at: string | null;
  confirmed_at: string | null;
  bounced_at: string | null;
}

export function getSubscriberStatus({ asked_at, confirmed_at, bounced_at }: Subscriber): SubscriberStatus {
  if (bounced_at) return "bounced";
  if (confirmed_at) return "confirmed";
  return asked_at ? "waiting" : "unasked";
}
