import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { msg } from "#message";
import { t } from "#say";
import { type BackupState, readBackupState } from "~/backup/state.server";
import { listScheduled } from "~/capabilities/publishing/scheduled.server";
import { partPath } from "~/capabilities/settings/parts";
import { readSettings } from "~/capabilities/settings/queries.server";
import { countOpenTakeDowns } from "~/capabilities/take-downs/take-down.server";
import { calendarEntry } from "~/content/calendar/entry";
import { listComingEntries } from "~/content/calendar/entry.server";
import { listEndingDisclosures } from "~/content/disclosures/disclosure.server";
import { readReport } from "~/content/disclosures/report/report.server";
import { lastWarnedDay } from "~/content/disclosures/validity";
import { job as jobWords } from "~/content/jobs/job";
import { jobs } from "~/content/jobs/job.server";
import {
  countUnansweredMessages,
  countUnreadMessages,
  countUnsentMails,
  countWaitingMessages,
} from "~/content/messages/message.server";
import { noticePath } from "~/content/notices/address";
import { notice as noticeWords } from "~/content/notices/notice";
import { countNotices, findNewestNotice } from "~/content/notices/notice.server";
import { photo as photoWords } from "~/content/photos/photo";
import { popups } from "~/content/popups/popup.server";
import { countResumes } from "~/content/resumes/queries.server";
import { summarizeAnnounced } from "~/content/resumes/retention.server";
import { countSubscribers } from "~/content/subscribers/subscriber.server";
import { summarizeWrongTries } from "~/content/transfer-certificates/wrong-tries.server";
import { todayAtSchool } from "~/dates/dates";
import { requireStaff } from "~/http/require-staff.server";
import { type Services, servicesOf } from "~/services/services.server";
import { mayDo } from "~/session/roles";
import { Icon } from "~/ui/icons/icon";
import { titled } from "~/ui/page/page-meta";
import { DisclosureScore } from "../appendix-ix/score";
import { countProgress, listFirstSteps } from "../first-steps/steps.server";
import { listServerTodos } from "../server/todos.server";
import { NewFromVisitors, OnTheSite } from "./at-a-glance";
import { Figures } from "./figures";
import { ManageList } from "./manage-list";
import { ScheduledList } from "./scheduled-list";
import { listShortRooms } from "./short-rooms.server";
import {
  bannerTodos,
  daysAgo,
  endingLimit,
  firstStepsTodos,
  listAdministrationTodos,
  listContentTodos,
  TodoList,
  waitingDays,
} from "./todo";

/** Editors see content only. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const services = servicesOf(context);
  const { db, config } = services;
  const settings = await readSettings(db);
  const backup = mayDo(staff.role, "administrator")
    ? await readBackupState(db, config, Date.now(), settings)
    : undefined;
  const [scheduled, notices, newest, [popup], [job], [coming], ending, report, administration, steps] =
    await Promise.all([
      listScheduled(db, 5),
      countNotices(db),
      findNewestNotice(db),
      popups.listOnSite(db, { limit: 1 }),
      jobs.listOnSite(db, { limit: 1 }),
      listComingEntries(db, todayAtSchool(), 1),
      listEndingDisclosures(db, lastWarnedDay(todayAtSchool()), endingLimit),
      readReport(db),
      backup && readAdministration(services, backup),
      listFirstSteps(services, staff, { settings, backup }),
    ]);
  return {
    username: staff.username,
    figures: [
      { label: t("Students"), value: settings.count_students, setting: "count_students" },
      { label: t("Teachers"), value: settings.count_teachers, setting: "count_teachers" },
      { label: t("Classes"), value: settings.count_classrooms, setting: "count_classrooms" },
    ],
    notices,
    scheduled,
    score: { done: report.done, all: report.all, clauses: report.clauses },
    cameIn: administration?.cameIn ?? null,
    todos: [
      ...(administration?.serverTodos ?? []),
      ...(administration ? listAdministrationTodos(administration) : []),
      ...bannerTodos(settings),
      ...firstStepsTodos(countProgress(steps)),
      ...listContentTodos({ newest, coming, popup, ending }),
    ],
    popup: popup
      ? popup.title || t(/* Said in the place of the title of a pop-up. */ "without a title")
      : null,
    job: job ? { name: jobWords.nameOf(job), at: job.created_at } : null,
    newest: newest ? { to: noticePath(newest), name: noticeWords.nameOf(newest), date: newest.date } : null,
  };
}

async function readAdministration(services: Services, backup: BackupState) {
  const { db } = services;
  const [
    unread,
    unanswered,
    waiting,
    resumes,
    subscribers,
    unsent,
    serverTodos,
    leaving,
    takeDowns,
    shortRooms,
    tries,
  ] = await Promise.all([
    countUnreadMessages(db),
    countUnansweredMessages(db),
    countWaitingMessages(db, daysAgo(waitingDays)),
    countResumes(db),
    countSubscribers(db),
    countUnsentMails(db),
    listServerTodos(services, backup),
    summarizeAnnounced(db),
    countOpenTakeDowns(db),
    listShortRooms(db),
    summarizeWrongTries(db),
  ]);
  return {
    cameIn: { unread, unanswered, resumes, subscribers },
    waiting,
    unsent,
    serverTodos,
    leaving,
    takeDowns,
    shortRooms,
    tries,
  };
}

export const meta = titled(msg("Dashboard"));

export default function Overview() {
  const { username, figures, todos, cameIn, scheduled, score, ...facts } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1>{t("Dashboard")}</h1>
        <Link className="button button-primary" to={noticeWords.pages.add}>
          <Icon name="plus" />
          {t("Add Notice")}
        </Link>
      </div>
      <p className="hint mt-2">{t("Welcome, {username}.", { username })}</p>
      <p className="actions">
        <Link className="button button-quiet" to={photoWords.pages.add}>
          {t("Add Image")}
        </Link>{" "}
        <Link className="button button-quiet" to={`${calendarEntry.pages.add}?kind=holiday`}>
          {t("Add a holiday")}
        </Link>{" "}
        <Link className="button button-quiet" to={partPath("banner")}>
          {t("Emergency banner")}
        </Link>
      </p>
      <TodoList todos={todos} />
      <ScheduledList scheduled={scheduled} />
      <div className={`my-4 grid items-start gap-4 *:my-0 ${cameIn ? "lg:grid-cols-[3fr_2fr]" : ""}`}>
        <OnTheSite {...facts} />
        {cameIn ? <NewFromVisitors {...cameIn} /> : null}
      </div>
      <ManageList />
      {/* Daily tasks come first, because this list fills a phone's screen. */}
      <DisclosureScore {...score} />
      <Figures figures={figures} editable={cameIn !== null} />
    </>
  );
}
