import { Feed } from "feed";
import { pageLanguage, t } from "#say";
import { filesOf } from "~/capabilities/attached-files/queries.server";
import { noticePath } from "~/content/notices/address";
import { eventWords } from "~/content/notices/event";
import { listNotices } from "~/content/notices/notice.server";
import { noticesTitle } from "~/content/notices/title";
import { documentType } from "~/files/documents/document-type";
import { notice as noticeWords } from "~/kinds/notice";
import { categoryLabel } from "~/kinds/notice-categories";
import { localAddress } from "~/languages/address";
import { settingsOnPage } from "~/settings/queries.server";
import { formatText } from "~/text/format-text.server";
import { renderBlocks } from "~/text/plain-html";
import { plainText } from "~/text/plain-text";
import type { Database } from "~db/connection.server";

const shown = 30;

/** Characters invalid in XML 1.0 (section 2.2), which break parsers. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

interface Asked {
  site: string;
  path: string;
  category?: string | undefined;
}

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
    // The library's default is the current time, which would change each response.
    updated: new Date(newest?.updated_at ?? 0),
    feedLinks: path.includes(".json") ? { json: site + path } : { rss: site + path },
  });
  const recordings = await filesOf(noticeWords.files).listRecordings(
    db,
    notices.map(({ id }) => id),
  );
  for (const notice of notices) {
    const spoken = recordings.get(notice.id) ?? [];
    const recording = spoken.find(({ language }) => language === pageLanguage()) ?? spoken[0];
    const link = site + localAddress(noticePath(notice));
    const when = eventWords(notice);
    const text = [when && `${t("When:")} ${when}`, notice.details.replace(notInXml, "")]
      .filter(Boolean)
      .join("\n\n");
    feed.addItem({
      id: `${site}/notices/${notice.id}`,
      link,
      title: noticeWords.nameOf(notice),
      description: plainText(text),
      content: renderBlocks(formatText(text)),
      date: new Date(notice.updated_at),
      published: new Date(notice.published_at ?? notice.created_at),
      ...(recording?.url && {
        enclosure: {
          url: site + recording.url,
          type: documentType(recording.url),
          length: recording.bytes,
        },
      }),
      category: [{ name: t(categoryLabel(notice.category)) }],
    });
  }
  return feed;
}

/** Placeholder between `]]` and `>`: the library escapes only the first end of a CDATA section. */
const gap = "\uFFFF";

export function renderRss(feed: Feed): string {
  feed.items = feed.items.map((item) => ({
    ...item,
    title: item.title.replaceAll("]]>", `]]${gap}>`),
    ...(item.content && { description: item.content }),
  }));
  return feed.rss2().replaceAll(`]]${gap}>`, "]]]]><![CDATA[>").replace(notInXml, "");
}

/** JSON Feed 1.1 adds the language to the library's 1.0. */
export function renderJsonFeed(feed: Feed): string {
  const language = feed.options.language;
  return JSON.stringify({
    ...JSON.parse(feed.json1()),
    version: "https://jsonfeed.org/version/1.1",
    language,
  });
}
