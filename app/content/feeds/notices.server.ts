import { Feed } from "feed";
import { pageLanguage, t } from "#say";
import { settingsOnPage } from "~/capabilities/settings/queries.server";
import { noticePath } from "~/content/notices/address";
import { categoryLabel } from "~/content/notices/categories";
import { eventWords } from "~/content/notices/event";
import { notice as noticeWords } from "~/content/notices/notice";
import { listNotices } from "~/content/notices/queries.server";
import { noticesTitle } from "~/content/notices/title";
import { localAddress } from "~/languages/address";
import { languageProps } from "~/text/language";
import { plainText } from "~/text/plain-text";
import type { Database } from "~db/connection.server";

/** Notices in a feed: more than a reader's program misses between two looks. */
const shown = 30;

interface Asked {
  /** The public address of the site. */
  site: string;
  /** Path and query of the feed itself. */
  path: string;
  category?: string | undefined;
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A text as HTML: a JSON feed has to have that. */
function paragraphs(text: string): string {
  const escaped = text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
  return escaped
    .split(/\n\s*\n/)
    .map((part) => `<p${attributesOf(part)}>${part.trim().replaceAll("\n", "<br>")}</p>`)
    .join("");
}

const attributesOf = (text: string) =>
  Object.entries(languageProps(text))
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ""))
    .join("");

/** The newest notices that visitors see, of one category or of all, for programs that follow the site. */
export async function noticeFeed(db: Database, { site, path, category }: Asked): Promise<Feed> {
  const [settings, notices] = await Promise.all([
    settingsOnPage(db),
    listNotices(db, { limit: shown, category }),
  ]);
  const page = site + localAddress(category ? `/notices?category=${category}` : "/notices");
  const [newest] = notices;
  const feed = new Feed({
    id: page,
    link: page,
    title: `${noticesTitle(category)} · ${settings.school_name}`,
    description: t("What {school} announces", { school: settings.school_name }),
    language: `${pageLanguage()}-IN`,
    copyright: settings.school_name,
    generator: settings.school_name,
    // Without a notice the library would say: now, and each answer would be another.
    updated: new Date(newest?.updated_at ?? 0),
    feedLinks: path.includes(".json") ? { json: site + path } : { rss: site + path },
  });
  for (const notice of notices) {
    const link = site + localAddress(noticePath(notice));
    const when = eventWords(notice);
    const text = [when && `${t("When:")} ${when}`, plainText(notice.details)].filter(Boolean).join("\n\n");
    feed.addItem({
      // By this readers know it again, whatever its title becomes.
      id: `${site}/notices/${notice.id}`,
      link,
      title: noticeWords.nameOf(notice),
      description: text,
      content: paragraphs(text),
      date: new Date(notice.updated_at),
      published: new Date(notice.published_at ?? notice.created_at),
      category: [{ name: t(categoryLabel(notice.category)) }],
    });
  }
  return feed;
}

/** Characters that XML 1.0 knows no way to write (section 2.2): with one of them no reader reads the feed. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Stands between `]]` and `>` until the feed is written: the library mends only the first end of a CDATA section. */
const gap = "\uFFFF";

/** The feed as RSS 2.0. Readers take a description for HTML (RSS 2.0 specification), so it is that. */
export function rssOf(feed: Feed): string {
  feed.items = feed.items.map((item) => ({
    ...item,
    title: item.title.replaceAll("]]>", `]]${gap}>`),
    ...(item.content && { description: item.content }),
  }));
  return feed.rss2().replaceAll(`]]${gap}>`, "]]]]><![CDATA[>").replace(notInXml, "");
}

/** The feed as JSON Feed 1.1; the library's is of 1.0, which 1.1 adds the language to. */
export function jsonFeedOf(feed: Feed): string {
  const language = feed.options.language;
  return JSON.stringify({
    ...JSON.parse(feed.json1()),
    version: "https://jsonfeed.org/version/1.1",
    language,
  });
}
