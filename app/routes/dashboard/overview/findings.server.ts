import { msg, t } from "#say";
import { takeDownRoom } from "~/capabilities/take-downs/room.server";
import { summarizeOpenTakeDowns } from "~/capabilities/take-downs/take-down.server";
import { phoneRoom } from "~/channels/push/phones.server";
import { listMessageFindings } from "~/content/messages/findings.server";
import { listResumeFindings } from "~/content/resumes/findings.server";
import { subscriberRoom } from "~/content/subscribers/room.server";
import { summarizeWrongTries } from "~/content/transfer-certificates/wrong-tries.server";
import { daysAgo } from "~/dates/days-ago";
import { sayEnd } from "~/dates/ends";
import type { Finding } from "~/findings/finding";
import { listRoomFindings } from "~/findings/room-findings.server";
import { calendarEntry } from "~/kinds/calendar-entry";
import { notice } from "~/kinds/notice";
import { popup } from "~/kinds/popup";
import { subscriber } from "~/kinds/subscriber";
import { takeDown } from "~/kinds/take-down";
import { transferCertificate } from "~/kinds/transfer-certificate";
import { bannerAt } from "~/settings/banner";
import { partPath } from "~/settings/parts";
import type { Database } from "~db/connection.server";
import { importPath } from "../moving/paths";

/** Findings about what visitors sent. */
export async function listInboxFindings(db: Database): Promise<Finding[]> {
  const found = await Promise.all([
    listCertificateFindings(db),
    listTakeDownFindings(db),
    listMessageFindings(db),
    listResumeFindings(db),
    listChannelFindings(db),
  ]);
  return found.flat();
}

const hardlyRoom = msg(
  "There is hardly room for more requests to remove a photo. When there is none, parents cannot send theirs.",
);

async function listTakeDownFindings(db: Database): Promise<Finding[]> {
  const [{ count, oldest }, rooms] = await Promise.all([
    summarizeOpenTakeDowns(db),
    listRoomFindings(db, [takeDownRoom], hardlyRoom, takeDown.pages.list),
  ]);
  if (count === 0) return rooms;
  return [
    {
      words: t(
        "{count, plural, one {A visitor asks you to remove something from the website.} other {Visitors ask you to remove # things from the website.}}",
        { count },
      ),
      link: { label: count === 1 ? t("Open the request") : t("Open the requests"), to: takeDown.pages.list },
      isUrgent: true,
      at: oldest,
    },
    ...rooms,
  ];
}

async function listCertificateFindings(db: Database): Promise<Finding[]> {
  const { wrong, closed } = await summarizeWrongTries(db);
  const to = transferCertificate.pages.list;
  return [
    ...(wrong > 0
      ? [
          {
            words: t(
              "There were {count} wrong tries for transfer certificates in a day. Somebody may be guessing at numbers and dates.",
              { count: wrong },
            ),
            link: { label: t("See which are closed"), to },
            isUrgent: true,
          },
        ]
      : []),
    ...(closed > 0
      ? [
          {
            words: t("Transfer certificates that are closed after wrong tries: {count}.", { count: closed }),
            link: { label: t("Open them for visitors"), to },
          },
        ]
      : []),
  ];
}

const almostFull = msg("The newsletter list is almost full. When it is full, visitors cannot subscribe.");

function listChannelFindings(db: Database): Promise<Finding[]> {
  return listRoomFindings(db, [subscriberRoom, phoneRoom], almostFull, subscriber.pages.list);
}

/** Reminds of imported records that nobody has published or undone. */
export async function listImportFindings(db: Database): Promise<Finding[]> {
  const { count } = await db
    .selectFrom("imported_records")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("state", "=", "held")
    .where("is_draft", "=", 0)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return [];
  const words = t(
    "{count, plural, one {# record of the old website waits to be published.} other {# records of the old website wait to be published.}}",
    { count: Number(count) },
  );
  return [{ words, link: { label: t("Look at the import"), to: importPath } }];
}

export function bannerFindings(settings: Parameters<typeof bannerAt>[0]): Finding[] {
  if (!bannerAt(settings)) return [];
  return [
    {
      words: t("The emergency banner is on every page until {moment}.", {
        moment: sayEnd(settings.banner_until),
      }),
      link: { label: t("Change it or take it off"), to: partPath("banner") },
      at: settings.banner_until,
    },
  ];
}

/** Days without a notice before staff are reminded. */
const quietDays = 30;

export function noticeFindings(newest: { created_at: string } | undefined): Finding[] {
  if (newest && newest.created_at >= daysAgo(quietDays)) return [];
  return [
    {
      words: t("No notice was posted in the last {days} days.", { days: quietDays }),
      link: { label: t("Add a notice"), to: notice.pages.add },
    },
  ];
}

/** @param coming next event or holiday */
export function agendaFindings(coming: object | undefined): Finding[] {
  if (coming) return [];
  return [
    {
      words: t("Nothing is planned in the calendar."),
      link: { label: t("Add an event or a holiday"), to: calendarEntry.pages.add },
    },
  ];
}

/** Days before a pop-up counts as old. */
const staleDays = 60;

export function popupFindings(shown: { created_at: string } | undefined): Finding[] {
  if (!shown || shown.created_at >= daysAgo(staleDays)) return [];
  return [
    {
      words: t("The pop-up has been shown for more than {days} days.", { days: staleDays }),
      link: { label: t("Replace or delete it"), to: popup.pages.list },
    },
  ];
}
