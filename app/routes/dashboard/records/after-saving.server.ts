import { getStatus, type Publishing } from "~/capabilities/publishing/publishing";
import { writeLink } from "~/capabilities/translations/write-link";
import type { Answer } from "~/forms/one-time.server";
import { linksAfterSaving, nameOf, type StaffKind } from "~/kinds/kind";
import type { Language } from "~/languages/languages";
import { getPublicPage } from "~/records/public-page";
import { excerpt } from "~/text/excerpt";

const maxNameLength = 60;

interface Saved<Row> {
  isNew: boolean;
  /** Language in which the record is not written yet. */
  missing: Language | undefined;
  origin: string;
  back: string;
  share: (record: Row & { id: number }, page: string) => NonNullable<Answer["links"]>;
  another: ((record: Row) => Record<string, string>) | undefined;
}

/** Returns the name and the links of the message after saving a record. */
export function afterSaving<Row extends object>(
  kind: StaffKind<Row>,
  record: Row & { id: number },
  { isNew, missing, origin, back, share, another }: Saved<Row>,
): Pick<Answer, "name" | "links"> {
  const times = { published_at: null, ends_at: null, ...(record as Partial<Publishing>) };
  const isLive = !kind.publishing || getStatus(times) === "live";
  const page = getPublicPage(kind, record);
  const shownAt = isLive || kind.numbered || kind.shownAt ? page : undefined;
  const query = isNew ? new URLSearchParams(another?.(record)).toString() : "";
  const add = `${kind.pages.add}${query && `?${query}`}`;
  return {
    name: excerpt(nameOf(kind, record), maxNameLength) || undefined,
    links: [
      ...linksAfterSaving({ shownAt, isLive }),
      ...(isLive ? share(record, `${origin}${page}`) : []),
      ...(missing ? [writeLink(kind.table, record.id, missing, back)] : []),
      ...linksAfterSaving({ add: isNew ? add : undefined }),
    ],
  };
}
