import { t } from "#say";
import { ListInEnglish } from "~/capabilities/translations/only-in-english";
import { longDate } from "~/dates/dates";
import { indianDate } from "~/dates/indian-dates";
import { editPathOf } from "~/kinds/kind";
import { excerptInWords } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { plainText } from "~/text/plain-text";
import { chipClass } from "~/ui/lists/chip-class";
import { EmptyList } from "~/ui/lists/empty-list";
import { MetaLine } from "~/ui/lists/meta-line";
import { EditLink } from "~/ui/records/edit-link";
import { DateBlock, datedRow, PlainDay } from "~/ui/text/date-block";
import { notice as noticeWords } from "../../kinds/notice";
import { categoryLabel, publicCategories } from "../../kinds/notice-categories";
import { FileCount, PriorityBadge } from "./badges";
import { EventOfCard, EventOfHome } from "./event-line";
import type { Notice } from "./notice.server";
import { NoticeLink } from "./notice-link";

/** Links, so that they work without script. The current one is first, because the row scrolls on phones. */
export function CategoryChips({ current, href }: { current: string; href: (category: string) => string }) {
  const isCurrent = ({ value }: { value: string }) => Number(value === current);
  const chips = [...publicCategories].sort((one, other) => isCurrent(other) - isCurrent(one));
  return (
    <ul
      className="mt-2 mb-2 flex max-w-none md:mt-4 gap-2 max-md:-mx-[16px] max-md:overflow-x-auto max-md:px-[16px] max-md:py-1 md:mb-3.5 md:block md:text-balance md:*:mr-1.5 md:*:mb-1.5 md:*:inline-block md:[&_a]:px-3 print:hidden"
      aria-label={t("Category")}
    >
      {chips.map(({ value, label }) => (
        <li key={value}>
          <a
            className={`${chipClass} whitespace-nowrap`}
            href={href(value)}
            aria-current={value === current ? "true" : undefined}
          >
            {t(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

type ListedNotice = Pick<Notice, "priority" | "category" | "date" | "pinned"> & { files?: number };

/** Date format required by the specification. */
type DateFormat = (date: string) => string;

/** The day of posting in plain words, because a large date is the day of an event. */
export function PostedOn({ date, dateOf = indianDate }: { date: string; dateOf?: DateFormat | undefined }) {
  return (
    <time dateTime={date}>{t(/* When a notice was written. */ "Posted {day}", { day: dateOf(date) })}</time>
  );
}

export function NoticeMeta({ notice, dateOf }: { notice: ListedNotice; dateOf?: DateFormat | undefined }) {
  return (
    <MetaLine>
      {notice.pinned ? (
        <span className="tag">{t(/* A notice that stands before the others. */ "Pinned")}</span>
      ) : null}
      <PriorityBadge priority={notice.priority} />
      <span className="tag">{t(categoryLabel(notice.category))}</span>
      <PostedOn date={notice.date} dateOf={dateOf} />
      {notice.files ? <FileCount files={notice.files} /> : null}
    </MetaLine>
  );
}

const shownCharacters = 160;

const compactClass = "border-t border-line py-2.5 max-md:nth-[n+3]:hidden";
const detailsClass = "line-clamp-2 whitespace-pre-line text-ink-soft";

interface NoticeListProps {
  notices: Notice[];
  heading?: "h2" | "h3";
  /** Without a column of dates, two on phones; long US dates (specification section 9). */
  onHome?: boolean;
}

export function NoticeList({ notices, heading: Heading = "h2", onHome = false }: NoticeListProps) {
  if (notices.length === 0) return <EmptyList icon="bell">{t("No Notice found.")}</EmptyList>;
  const dateOf = onHome ? longDate : indianDate;
  return (
    <>
      <ListInEnglish texts={notices.map(({ title, details }) => `${title} ${details}`)} />
      <ul className={onHome ? "mt-1" : "mt-4 mb-4"}>
        {notices.map((notice) => (
          <li key={notice.id} className={onHome ? compactClass : datedRow}>
            {onHome ? null : notice.event_date ? (
              <DateBlock date={notice.event_date} />
            ) : (
              <PlainDay date={notice.date} />
            )}
            <Heading className="text-lg">
              <NoticeLink notice={notice} />
            </Heading>
            {notice.title ? (
              <p
                className={onHome ? `${detailsClass} max-md:hidden` : detailsClass}
                {...languageProps(notice.details)}
              >
                {excerptInWords(plainText(notice.details), shownCharacters)}
              </p>
            ) : null}
            {onHome ? <EventOfHome event={notice} /> : <EventOfCard event={notice} />}
            <NoticeMeta notice={notice} dateOf={dateOf} />
            <EditLink to={editPathOf(noticeWords, notice.id)} of={noticeWords.nameOf(notice)} />
          </li>
        ))}
      </ul>
    </>
  );
}
