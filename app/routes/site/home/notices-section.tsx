import { type Message, msg, rich, t } from "#say";
import { ListInEnglish } from "~/capabilities/translations/only-in-english";
import { DayTitle } from "~/content/calendar/day-title";
import { CategoryChips, NoticeList } from "~/content/notices/list";
import type { Notice } from "~/content/notices/notice.server";
import { indianSpan } from "~/dates/indian-dates";
import { type CalendarDay, entryLabels, calendarEntry as entryWords } from "~/kinds/calendar-entry";
import { notice as noticeWords } from "~/kinds/notice";
import { EditTextLink } from "~/page-texts/edit-text-link";
import { ButtonLink } from "~/ui/form/button";
import type { MenuLink } from "~/ui/frame/menu";
import { Icon } from "~/ui/icons/icon";
import { EmptyList } from "~/ui/lists/empty-list";
import { InPlace } from "~/ui/lists/in-place";
import { MetaLine } from "~/ui/lists/meta-line";
import { LinkList } from "~/ui/page/link-list";
import { EditLink } from "~/ui/records/edit-link";
import { DateBlock, datedRow } from "~/ui/text/date-block";
import { StaffText } from "~/ui/text/staff-text";

export interface NoticesSectionData {
  above: string;
  tab: "notices" | "events";
  category: string;
  notices: Notice[];
  /** True if the list continues the one at the top of the page. */
  isContinued: boolean;
  entries: CalendarDay[];
  activeNotices: number;
  quickLinks: MenuLink[];
}

const tabs = [
  { key: "notices", label: msg("Notices") },
  { key: "events", label: msg("Events") },
] as const satisfies readonly { key: string; label: Message }[];

const tabClass =
  "tap -mb-0.5 border-b-3 border-transparent px-4 font-semibold no-underline current:border-marigold current:text-heading";

/** Tabs, chips, cards and sidebar, all links (specification section 2, home page, point 7). */
export function NoticesSection({
  above,
  tab,
  category,
  notices,
  isContinued,
  entries,
  activeNotices,
  quickLinks,
}: NoticesSectionData) {
  return (
    <section
      className="section below-fold-175 fade-in"
      id="notices"
      aria-labelledby="notices-heading"
      data-fade
    >
      <div className="shell with-sidebar max-lg:gap-2">
        <div>
          <StaffText text={above} className="eyebrow" />
          <EditTextLink name="notices_eyebrow" />
          <h2 id="notices-heading">{t("Notices and Events")}</h2>
          <InPlace
            id="notices-list"
            count={
              tab === "notices"
                ? t(noticeWords.names.count, { count: notices.length })
                : t(entryWords.names.count, { count: entries.length })
            }
          >
            <ul className="mt-1 flex gap-1 border-b-2 border-line print:hidden">
              {tabs.map(({ key, label }) => (
                <li key={key}>
                  <a
                    className={tabClass}
                    href={`/?tab=${key}#notices`}
                    aria-current={tab === key ? "true" : undefined}
                  >
                    {t(label)}
                  </a>
                </li>
              ))}
            </ul>
            {tab === "notices" ? (
              <>
                {activeNotices > 0 ? (
                  <CategoryChips
                    current={category}
                    href={(value) => `/?tab=notices&category=${value}#notices`}
                  />
                ) : null}
                {isContinued ? <p className="hint">{t("The newest are at the top of this page.")}</p> : null}
                <NoticeList notices={notices} heading="h3" onHome />
                {activeNotices > 0 ? (
                  <p>
                    <a
                      className="more-link after:sign-arrow"
                      href={category === "all" ? "/notices" : `/notices?category=${category}`}
                    >
                      {t("All notices")}
                    </a>
                  </p>
                ) : null}
              </>
            ) : (
              <ComingEvents entries={entries} />
            )}
          </InPlace>
        </div>
        <aside
          className="lg:sidebar max-lg:flex max-lg:flex-wrap max-lg:justify-between max-lg:text-sm max-lg:items-center max-lg:gap-x-4"
          aria-label={t("At a glance")}
        >
          {activeNotices > 0 ? (
            <p>
              {rich(
                /* The number is large. */ "{count, plural, one {<large>#</large> active notice} other {<large>#</large> active notices}}",
                {
                  large: (words) => (
                    <strong className="font-serif text-heading lg:block lg:text-2xl lg:leading-11">
                      {words}
                    </strong>
                  ),
                },
                { count: activeNotices },
              )}
            </p>
          ) : null}
          <ButtonLink variant="primary" className="max-lg:px-3" href="/contact">
            {t("Contact Us")}
          </ButtonLink>
          <details className="group open:basis-full print:hidden">
            <summary className="more-link fold text-link">{t("Quick links")}</summary>
            <nav aria-label={t("Quick links")}>
              <LinkList links={quickLinks} columns="small" />
            </nav>
          </details>
        </aside>
      </div>
    </section>
  );
}

function ComingEvents({ entries }: { entries: CalendarDay[] }) {
  if (entries.length === 0)
    return <EmptyList icon="calendar-event">{t("No events are planned at the moment.")}</EmptyList>;
  return (
    <>
      <ListInEnglish texts={entries.map(({ title }) => title)} />
      <ul className="mt-4 mb-4">
        {entries.map((entry) => (
          <li key={entry.key} className={datedRow}>
            <DateBlock date={entry.date} />
            <h3>
              <DayTitle day={entry} />
            </h3>
            <MetaLine>
              <span className="tag">{t(entryLabels[entry.kind])}</span>
              <span className="inline-flex items-center gap-1">
                <Icon name="calendar-event" size={16} />
                <time dateTime={entry.date}>{indianSpan(entry.date, entry.last_date)}</time>
              </span>
            </MetaLine>
            <EditLink to={entry.edit} of={entry.title} />
          </li>
        ))}
      </ul>
    </>
  );
}
