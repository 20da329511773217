import type { SerializeFrom } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import { readNewsletter } from "~/channels/newsletter/report.server";
import { countSubscribers, subscribers } from "~/content/subscribers/subscriber.server";
import { shortDate } from "~/dates/dates";
import { subscriber as kind } from "~/kinds/subscriber";
import { mailedIn } from "~/records/written-in.server";
import { CsvLink } from "~/ui/lists/csv-link";
import { titled } from "~/ui/page/page-meta";
import { inboundListPage } from "../inbound/inbound-list";
import { inboundPage } from "../inbound/list-page.server";
import { staffLoader } from "../staff-page.server";
import { NewsletterReport } from "./report";

type SubscriberStatus = keyof typeof subscriberStatusLabels;

const subscriberStatusLabels = {
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

function getSubscriberStatus({ asked_at, confirmed_at, bounced_at }: Subscriber): SubscriberStatus {
  if (bounced_at) return "bounced";
  if (confirmed_at) return "confirmed";
  return asked_at ? "waiting" : "unasked";
}

export const loader = staffLoader("office", async (args) => {
  const { db, services } = args;
  const page = await inboundPage(args, subscribers, {
    more: (rows) => rows.map((row) => ({ ...row, mailedIn: mailedIn(row.language) })),
  });
  return { ...page, total: await countSubscribers(db), report: await readNewsletter(services) };
});

export const meta = titled(kind.names.titles);

type Page = SerializeFrom<typeof loader>;

export default inboundListPage<Page>(kind, {
  empty: msg("No addresses yet."),
  choices: () => [{ value: "delete", label: t("Remove"), danger: true }],
  intro: Summary,
  row: (subscriber) => ({
    verb: "Remove",
    facts: (
      <>
        {[shortDate(subscriber.created_at), subscriber.mailedIn].filter(Boolean).join(" · ")}{" "}
        <SubscriberStatusBadge status={getSubscriberStatus(subscriber)} />
      </>
    ),
  }),
});

function Summary({ total, report }: Page) {
  return (
    <>
      <div className="page-title">
        <p className="lead">{t("{count, plural, one {# address} other {# addresses}}.", { count: total })}</p>
        <CsvLink file={kind.pages.csv} />
      </div>
      <NewsletterReport report={report} />
    </>
  );
}

const badgeClasses: Record<SubscriberStatus, string> = {
  confirmed: "bg-leaf-mist text-leaf",
  waiting: "bg-marigold-mist text-marigold-deep",
  unasked: "bg-sand text-ink",
  bounced: "bg-rose-mist text-rose",
};

function SubscriberStatusBadge({ status }: { status: SubscriberStatus }) {
  return <span className={`tag ${badgeClasses[status]}`}>{t(subscriberStatusLabels[status])}</span>;
}
