import { msg, t } from "#say";
import { daysAgo } from "~/dates/days-ago";
import type { Finding } from "~/findings/finding";
import { listRoomFindings } from "~/findings/room-findings.server";
import { message } from "~/kinds/message";
import type { Database } from "~db/connection.server";
import {
  countUnansweredMessages,
  countUnsentMails,
  findUnansweredMessage,
  summarizeWaitingMessages,
} from "./message.server";
import { enquiryRoom, messageRoom } from "./room.server";

/** Days before an unanswered message counts as waiting. */
const waitingDays = 2;

const hardlyRoom = msg(
  "There is hardly room for more messages. When there is none, visitors cannot send theirs.",
);

export async function listMessageFindings(db: Database): Promise<Finding[]> {
  const [unanswered, waiting, unsent, rooms] = await Promise.all([
    countUnansweredMessages(db),
    summarizeWaitingMessages(db, daysAgo(waitingDays)),
    countUnsentMails(db),
    listRoomFindings(db, [messageRoom, enquiryRoom], hardlyRoom, message.pages.list),
  ]);
  const only = unanswered === 1 ? await findUnansweredMessage(db) : undefined;
  return [
    ...(unanswered > 0 ? [unansweredFinding(unanswered, waiting, only)] : []),
    ...rooms,
    ...(unsent > 0
      ? [
          {
            words: t(
              "{count, plural, one {A message could not be mailed.} other {# messages could not be mailed.}}",
              { count: unsent },
            ),
            link: { label: t("Read them here"), to: message.pages.list },
          },
        ]
      : []),
  ];
}

/** @param only ID of the message, if there is only one */
function unansweredFinding(
  unanswered: number,
  { count, oldest }: { count: number; oldest: string | null },
  only: number | undefined,
): Finding {
  const words =
    count === 0
      ? t("{count, plural, one {# unanswered message.} other {# unanswered messages.}}", {
          count: unanswered,
        })
      : count === 1
        ? t("A message has been waiting for more than {days} days.", { days: waitingDays })
        : t("{count} messages have been waiting for more than {days} days.", { count, days: waitingDays });
  return {
    words,
    link: {
      label: (count || unanswered) === 1 ? t("Answer it") : t("Answer them"),
      to: only ? `${message.pages.list}/${only}` : `${message.pages.list}?status=unanswered`,
    },
    at: oldest,
  };
}
