import { t } from "#say";
import { editPathOf } from "~/content/records/kind";
import { longDate } from "~/dates/dates";
import { indianDate } from "~/dates/indian-dates";
import { excerptInWords } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { plainText } from "~/text/plain-text";
import { Icon } from "~/ui/icons/icon";
import { chipClass } from "~/ui/lists/chip-class";
import { EmptyList } from "~/ui/lists/empty-list";
import { MetaLine } from "~/ui/lists/meta-line";
import { EditLink } from "~/ui/records/edit-link";
import { FileCount, PriorityBadge } from "./badges";
import { categoryLabel, publicCategories } from "./categories";
import { EventOfCard } from "./event-line";
import { notice as noticeWords } from "./notice";
import type { Notice } from "./notice.server";
import { NoticeLink } from "./notice-link";

/** Filter chips; each is a link, so that they work without script. The chosen one comes first: on phones the row scrolls. */
export function CategoryChips({ current, href }: { current: string; href: (category: string) => string }) {
  const chips = [...publicCategories].sort((one, other) =>
    one.value === current ? -1 : other.value === current ? 1 : 0,
  );
  return (
    <ul
      className="mt-4 mb-5 flex max-w-none gap-2 max-md:-mx-[16px] max-md:overflow-x-auto max-md:px-[16px] max-md:py-1 md:flex-wrap print:hidden"
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

/** What a line about a notice says of it. */
type ListedNotice = Pick<Notice, "priority" | "category" | "date" | "pinned"> & { files?: number };

interface NoticeMetaProps {
  notice: ListedNotice;
  /** How its date is written, where the specification says that. */
  dateOf?: (date: string) => string;
}

/** Category, priority and date of a notice, in one line; and that it is pinned, in a list that puts those first. */
export function NoticeMeta({ notice, dateOf = indianDate }: NoticeMetaProps) {
  return (
    <MetaLine>
      {notice.pinned ? (
        <span className="tag">{t(/* A notice that stands before the others. */ "Pinned")}</span>
      ) : null}
      <PriorityBadge priority={notice.priority} />
      <span className="tag">{t(categoryLabel(notice.category))}</span>
      <span className="inline-flex items-center gap-1">
        <Icon name="calendar-event" size={16} />
        <time dateTime={notice.date}>{dateOf(notice.date)}</time>
      </span>
      {notice.files ? <FileCount files={notice.files} /> : null}
    </MetaLine>
  );
}

const edgeClasses: Record<string, string> = { high: "border-l-red" };

/** Characters of the details that a card shows. */
const shownCharacters = 100;

const compactClass = "max-md:nth-[n+5]:hidden";
const detailsClass = "line-clamp-2 whitespace-pre-line text-ink-soft";

interface NoticeListProps {
  notices: Notice[];
  /** The level that the page's headings have reached. */
  heading?: "h2" | "h3";
  /** On the home page, whose document is as heavy as it may be: on a phone four, by title and facts; dates in the long US format (specification section 9). */
  onHome?: boolean;
}

/** Notices as cards, or that there are none. */
export function NoticeList({ notices, heading: Heading = "h2", onHome = false }: NoticeListProps) {
  if (notices.length === 0) return <EmptyList icon="bell">{t("No Notice found.")}</EmptyList>;
  return (
    <ul className="mt-5 mb-4 grid gap-4">
      {notices.map((notice) => (
        <li
          key={notice.id}
          className={`notice-card ${edgeClasses[notice.priority] ?? ""} ${onHome ? compactClass : ""}`}
        >
          <Heading className="text-xl">
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
          {onHome ? null : <EventOfCard event={notice} />}
          <NoticeMeta notice={notice} {...(onHome && { dateOf: longDate })} />
          <EditLink to={editPathOf(noticeWords, notice.id)} of={noticeWords.nameOf(notice)} />
        </li>
      ))}
    </ul>
  );
}
