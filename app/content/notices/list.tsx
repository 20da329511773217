import { longDate } from "~/ui/dates";
import { Icon } from "~/ui/icon";
import { categoryLabel, publicCategories } from "./categories";
import { notice as noticeWords } from "./notice";
import type { Notice } from "./queries.server";

/** Filter chips; each is a link, so that they work without script. */
export function CategoryChips({ current, href }: { current: string; href: (category: string) => string }) {
  return (
    <ul className="chips" aria-label="Category">
      {publicCategories.map(({ value, label }) => (
        <li key={value}>
          <a href={href(value)} aria-current={value === current ? "true" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Priority badge: high red, medium yellow, low green (specification section 9). */
export function PriorityBadge({ priority }: { priority: string }) {
  return <span className={`badge badge-${priority}`}>{`${priority} priority`}</span>;
}

/** Category, priority and date of a notice, in one line. */
export function NoticeMeta({ notice }: { notice: Notice }) {
  return (
    <p className="notice-meta">
      <PriorityBadge priority={notice.priority} />
      <span className="tag">{categoryLabel(notice.category)}</span>
      <span className="date">
        <Icon name="calendar-event" size={16} />
        <time dateTime={notice.date}>{longDate(notice.date)}</time>
      </span>
    </p>
  );
}

interface NoticeListProps {
  notices: Notice[];
  /** The level that the page's headings have reached. */
  heading?: "h2" | "h3";
}

/** Notices as cards, or that there are none. */
export function NoticeList({ notices, heading: Heading = "h2" }: NoticeListProps) {
  if (notices.length === 0) {
    return (
      <p className="empty">
        <Icon name="bell" size={28} />
        No Notice found.
      </p>
    );
  }
  return (
    <ul className="notice-list">
      {notices.map((notice) => (
        <li key={notice.id} className={`notice-card edge-${notice.priority}`}>
          <Heading>
            <a href={`/notices/${notice.id}`}>{noticeWords.nameOf(notice)}</a>
          </Heading>
          {notice.title ? <p className="notice-details">{notice.details}</p> : null}
          <NoticeMeta notice={notice} />
        </li>
      ))}
    </ul>
  );
}
