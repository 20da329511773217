import { msg, t } from "#say";
import { shortDate } from "~/dates/dates";
import type { Finding } from "~/findings/finding";
import { listRoomFindings } from "~/findings/room-findings.server";
import { resume } from "~/kinds/resume";
import type { Database } from "~db/connection.server";
import { resumes } from "./queries.server";
import { summarizeAnnounced } from "./retention.server";
import { resumeRoom } from "./room.server";
import { areUploadsAttacked } from "./slow-files.server";

const hardlyRoom = msg(
  "There is hardly room for more resumes. When there is none, visitors cannot send theirs.",
);

const to = resume.pages.list;

export async function listResumeFindings(db: Database): Promise<Finding[]> {
  const [isAttacked, count, leaving, rooms] = await Promise.all([
    areUploadsAttacked(db),
    resumes.countNew?.(db) ?? 0,
    summarizeAnnounced(db),
    listRoomFindings(db, [resumeRoom], hardlyRoom, to),
  ]);
  return [
    ...(isAttacked
      ? [
          {
            words: t(
              "Someone is trying to block uploads: several files from visitors were made to keep the server busy. They were refused, and the sender must wait longer. Your own uploads are not delayed.",
            ),
            link: { label: t("See the resumes that arrived"), to },
            isUrgent: true,
          },
        ]
      : []),
    ...(count > 0
      ? [
          {
            words: t("{count, plural, one {# new resume.} other {# new resumes.}}", { count }),
            link: { label: count === 1 ? t("See it") : t("See them"), to },
          },
        ]
      : []),
    ...(leaving.count > 0 ? [leavingFinding(leaving)] : []),
    ...rooms,
  ];
}

function leavingFinding({ count, first, last }: { count: number; first: string; last: string }): Finding {
  const values = { count, date: shortDate(first) };
  return {
    words:
      count === 1
        ? t("1 resume will be erased on {date}.", values)
        : first === last
          ? t("{count} resumes will be erased on {date}.", values)
          : t("{count} resumes will be erased from {date}.", values),
    link: { label: count === 1 ? t("See it") : t("See them"), to },
    at: first,
  };
}
