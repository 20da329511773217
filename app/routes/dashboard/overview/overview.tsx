import { Link, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { msg, t } from "#say";
import { findLastAddedKind } from "~/activity-log/queries.server";
import { listComingDays } from "~/agenda/agenda.server";
import { readBackupState } from "~/backup/state.server";
import { statusLabels } from "~/capabilities/publishing/publishing";
import { getLastDay } from "~/capabilities/publishing/publishing-form";
import { listUnpublished, type Unpublished } from "~/capabilities/publishing/scheduled.server";
import { listDisclosureFindings } from "~/content/disclosures/findings.server";
import { jobs } from "~/content/jobs/job.server";
import { noticePath } from "~/content/notices/address";
import { countNotices, findNewestNotice, listNotices } from "~/content/notices/notice.server";
import { popups } from "~/content/popups/popup.server";
import { momentAtSchool, shortDate, shortSpan, todayAtSchool } from "~/dates/dates";
import { listServerFindings } from "~/doctor/server-findings.server";
import { sortFindings } from "~/findings/finding";
import { FindingList } from "~/findings/finding-list";
import { album } from "~/kinds/album";
import { calendarEntry } from "~/kinds/calendar-entry";
import { disclosure } from "~/kinds/disclosure";
import { facultyMember } from "~/kinds/faculty-member";
import { job as jobWords } from "~/kinds/job";
import { getAddTitle, nameOrNone } from "~/kinds/kind";
import { notice as noticeWords } from "~/kinds/notice";
import { photo as photoWords } from "~/kinds/photo";
import { popup as popupWords } from "~/kinds/popup";
import { staffKinds } from "~/kinds/registry";
import { topper } from "~/kinds/topper";
import { speakingToReader } from "~/languages/current";
import { sitePagesPath } from "~/page-texts/site-pages-path";
import { getPublicPage } from "~/records/public-page";
import { mayDo } from "~/session/roles";
import { readSettings } from "~/settings/queries.server";
import { languageProps } from "~/text/language";
import { ButtonLink, buttonClass } from "~/ui/form/button";
import { Icon } from "~/ui/icons/icon";
import { titled } from "~/ui/page/page-meta";
import { ProgressBar } from "~/ui/pictures/progress-bar";
import { type FirstStepsCount, firstStepsPath } from "../first-steps/step";
import {
  countFirstSteps,
  firstStepsFindings,
  listFirstSteps,
  readNameState,
} from "../first-steps/steps.server";
import { closedPath } from "../school-closed/closing";
import { staffLoader } from "../staff-page.server";
import {
  agendaFindings,
  bannerFindings,
  listImportFindings,
  listInboxFindings,
  noticeFindings,
  popupFindings,
} from "./findings.server";
import { Figures, OnSiteNow, type Shown } from "./on-site-now";

const maxUnpublished = 3;

/** Kinds whose buttons are not on the start page. */
const addableKinds = staffKinds.filter(
  ({ key, pages }) => pages.add && key !== noticeWords.key && key !== photoWords.key,
);

export const loader = staffLoader("editor", async ({ staff, services, db }) => {
  const { config } = services;
  const settings = await readSettings(db);
  const backup = mayDo(staff.role, "administrator")
    ? await readBackupState(db, config, Date.now(), settings)
    : undefined;
  const read = () =>
    Promise.all([
      countNotices(db),
      listUnpublished(db, maxUnpublished),
      findNewestNotice(db),
      listNotices(db, { limit: 1, pinnedFirst: true }),
      popups.listOnSite(db, { limit: 1 }),
      jobs.listOnSite(db, { limit: 1 }),
      listComingDays(db, todayAtSchool(), 1),
      listDisclosureFindings(db),
      mayDo(staff.role, "office") ? listInboxFindings(db) : [],
      backup ? listServerFindings(services, backup) : [],
      listFirstSteps(services, staff, { settings, backup }),
      mayDo(staff.role, "office") ? listImportFindings(db) : [],
      findLastAddedKind(
        db,
        staff.username,
        addableKinds.map(({ key }) => key),
      ),
    ]);
  const [
    notices,
    unpublished,
    newest,
    [first],
    [popup],
    [job],
    [coming],
    disclosures,
    inbox,
    server,
    stages,
    imported,
    lastAdded,
  ] = await speakingToReader(read);
  const shown: Shown[] = [];
  const pinned = first?.pinned && first.id !== newest?.id ? first : undefined;
  for (const [label, notice] of [
    [t("Newest notice"), newest],
    [t("Pinned notice"), pinned],
  ] as const) {
    if (notice)
      shown.push({
        label,
        name: noticeWords.nameOf(notice),
        day: shortDate(notice.date),
        to: noticePath(notice),
      });
  }
  if (coming)
    shown.push({
      label: t(/* The next event or holiday. */ "Next date"),
      name: coming.title,
      day: shortSpan(coming.date, coming.last_date),
      to: coming.to ?? getPublicPage(calendarEntry, coming),
    });
  if (popup)
    shown.push({
      label: t("Pop-up"),
      name: nameOrNone(popup.title),
      to: popupWords.pages.list,
      ...(popup.ends_at && { day: shortDate(getLastDay(popup.ends_at)) }),
    });
  if (job)
    shown.push({
      label: t("Job post"),
      name: jobWords.nameOf(job),
      day: shortDate(job.created_at),
      to: "/career",
    });
  const steps = countFirstSteps(stages, await readNameState(db, settings));
  const again = addableKinds.find(({ key }) => key === lastAdded);
  return {
    steps,
    again: again && { to: again.pages.add, label: getAddTitle(again) },
    figures: [
      { label: t("Students"), value: settings.count_students, setting: "count_students" },
      { label: t("Teachers"), value: settings.count_teachers, setting: "count_teachers" },
      { label: t("Classes"), value: settings.count_classrooms, setting: "count_classrooms" },
    ],
    isAdministrator: backup !== undefined,
    unpublished,
    notices,
    shown,
    findings: sortFindings([
      ...server,
      ...inbox,
      ...imported,
      ...bannerFindings(settings),
      ...(steps ? [] : firstStepsFindings(stages)),
      ...noticeFindings(newest),
      ...agendaFindings(coming),
      ...popupFindings(popup),
      ...disclosures,
    ]),
  };
});

export const meta = titled(msg("Dashboard"));

export default function Overview() {
  const { steps, again, figures, isAdministrator, findings, unpublished, notices, shown } =
    useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("Dashboard")}</h1>
      {steps?.isNew ? <FirstStepsCard {...steps} /> : null}
      <StartActions again={again} />
      {steps && !steps.isNew ? <FirstStepsCard {...steps} /> : null}
      <FindingList title={t("To do")} findings={findings} />
      <UnpublishedList unpublished={unpublished} />
      <OnSiteNow shown={shown} notices={notices} />
      <Figures figures={figures} editable={isAdministrator} />
    </>
  );
}

/** The first place is for an emergency. */
function StartActions({ again }: { again: { to: string; label: string } | undefined }) {
  return (
    <div className="mt-2 grid grid-cols-2 gap-2 *:max-sm:px-2 sm:flex sm:flex-wrap">
      <ButtonLink to={closedPath}>{t("School closed")}</ButtonLink>{" "}
      <ButtonLink variant="primary" icon="plus" to={noticeWords.pages.add}>
        {t("Add Notice")}
      </ButtonLink>{" "}
      <ButtonLink to={photoWords.pages.add}>{t("Add Image")}</ButtonLink>{" "}
      <details className="px-0! open:col-span-2">
        <summary
          className={buttonClass("quiet", "w-full list-none sm:w-auto [&::-webkit-details-marker]:hidden")}
        >
          {t("More")}
          <Icon name="chevron-down" size={16} />
        </summary>
        <p className="mt-2 flex flex-wrap gap-2">
          <ButtonLink to={`${calendarEntry.pages.add}?kind=holiday`}>{t("Add a holiday")}</ButtonLink>{" "}
          {[facultyMember, topper, album].map((kind) => (
            <Fragment key={kind.key}>
              <ButtonLink to={kind.pages.add}>{getAddTitle(kind)}</ButtonLink>{" "}
            </Fragment>
          ))}
          <ButtonLink to={sitePagesPath}>{t("Edit a page")}</ButtonLink>{" "}
          <ButtonLink to={disclosure.pages.list}>{t(disclosure.menu.label)}</ButtonLink>
        </p>
      </details>
      {again ? (
        <Link className="tap col-span-2 w-fit self-center underline" to={again.to}>
          {again.label}
        </Link>
      ) : null}
    </div>
  );
}

const countId = "first-steps-count";

function FirstStepsCard({ done, all, next, isNew, isSample }: FirstStepsCount) {
  return (
    <section className="panel">
      <h2>{isNew ? t("Your website is online. Now make it yours.") : t("First steps")}</h2>
      <p>
        {isNew
          ? isSample
            ? t("It still shows a sample school. Start with: {step}.", { step: next })
            : t("Your website is empty. Start with the name and address.")
          : t(/* {step} is the title of a step. */ "Next: {step}", { step: next })}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="flex-[1_1_7rem]">
          <p id={countId} className="mb-1 text-sm text-ink-soft">
            {t("{done} of {all} steps are done.", { done, all })}
          </p>
          <ProgressBar done={done} all={all} labelledBy={countId} />
        </div>
        <ButtonLink variant="primary" to={firstStepsPath}>
          {isNew ? t("First steps") : t("Continue")}
        </ButtonLink>
      </div>
    </section>
  );
}

function UnpublishedList({ unpublished }: { unpublished: Unpublished[] }) {
  if (unpublished.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t("Drafts and scheduled")}</h2>
      <ul className="short-lines">
        {unpublished.map(({ noun, name, at, form }) => (
          <li key={form}>
            <Link to={form} className="flex gap-x-2 py-1.5 text-base/snug no-underline hover:underline">
              <span className="line-clamp-2 leading-snug font-semibold" {...languageProps(name)}>
                {name}
              </span>
              <span className="ml-auto flex-none text-sm text-ink-soft">
                <span className="max-sm:hidden">{`${noun}, `}</span>
                {at ? momentAtSchool(at) : t(statusLabels.draft)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
