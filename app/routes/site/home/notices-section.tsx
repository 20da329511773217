import { type Message, msg } from "#message";
import { rich, t } from "#say";
import { ComingEvents } from "~/content/calendar/coming-events";
import { CategoryChips, NoticeList } from "~/content/notices/list";
import type { Notice } from "~/content/notices/notice.server";
import { type CalendarDay, calendarEntry as entryWords } from "~/kinds/calendar-entry";
import { notice as noticeWords } from "~/kinds/notice";
import { EditTextLink } from "~/page-texts/edit-text-link";
import type { MenuLink } from "~/ui/frame/menu";
import { Icon } from "~/ui/icons/icon";
import { InPlace } from "~/ui/lists/in-place";
import { LinkList } from "~/ui/page/link-list";
import { StaffText } from "~/ui/text/staff-text";

export interface NoticesSectionData {
  above: string;
  tab: "notices" | "events";
  category: string;
  notices: Notice[];
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
  entries,
  activeNotices,
  quickLinks,
}: NoticesSectionData) {
  return (
    <section
      className="section below-fold-335 fade-in"
      id="notices"
      aria-labelledby="notices-heading"
      data-fade
    >
      <div className="shell with-sidebar">
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
            <ul className="mt-3 flex gap-1 border-b-2 border-line print:hidden">
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
                <CategoryChips
                  current={category}
                  href={(value) => `/?tab=notices&category=${value}#notices`}
                />
                <NoticeList notices={notices} heading="h3" onHome />
                <p>
                  <a
                    className="more-link"
                    href={category === "all" ? "/notices" : `/notices?category=${category}`}
                  >
                    {t("All notices")}
                    <Icon name="arrow-right" size={18} />
                  </a>
                </p>
              </>
            ) : (
              <ComingEvents entries={entries} />
            )}
          </InPlace>
        </div>
        <aside className="sidebar" aria-label={t("At a glance")}>
          <p>
            {rich(
              /* The number stands in a line of its own. */ "{count, plural, one {<large>#</large> active notice} other {<large>#</large> active notices}}",
              {
                large: (words) => (
                  <strong className="block font-serif text-2xl leading-11 text-heading">{words}</strong>
                ),
              },
              { count: activeNotices },
            )}
          </p>
          <nav className="print:hidden" aria-label={t("Quick links")}>
            <h3 className="text-lg">{t("Quick links")}</h3>
            <LinkList links={quickLinks} columns="small" />
          </nav>
          <a className="button button-primary" href="/contact">
            {t("Contact Us")}
          </a>
        </aside>
      </div>
    </section>
  );
}
