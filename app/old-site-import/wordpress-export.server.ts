import { createReadStream } from "node:fs";
import { SaxesParser } from "saxes";
import { escapeHtml } from "~/text/plain-html";
import type { FetchOptions } from "./fetch-site.server";
import { createFetcher, UnreadableError } from "./fetch-site.server";
import type { FoundRecord, LeftOut, Offer, Reader } from "./found";
import { parseSite } from "./old-site.server";
import { readLibrary, readPost, type WpMedia, type WpPost, type WpSite } from "./wordpress.server";
import { categoryRedirect, toInstant } from "./wordpress-rest.server";

const maxDepth = 30;
/** Characters of one text, such as an article. */
const maxTextLength = 3_000_000;

/** Texts of an item by the names of their elements, and its categories and metadata. */
interface Item {
  texts: Map<string, string>;
  categories: string[];
  meta: Map<string, string>;
}

interface Channel {
  title: string;
  description: string;
  site: string;
  categories: { name: string; slug: string }[];
}

/**
 * Reads an export without loading it as a whole. Entities other than those of XML are errors, so none expands.
 * @throws UnreadableError if it is no export
 */
async function* readItems(path: string, channel: Channel): AsyncGenerator<Item> {
  const parser = new SaxesParser({ xmlns: false });
  const ready: Item[] = [];
  let depth = 0;
  let text = "";
  let item: Item | undefined;
  let category: { domain: string; name: string } | undefined;
  let term = { name: "", slug: "" };
  let metaKey = "";
  let problem: Error | undefined;
  parser.on("error", (error) => {
    problem ??= new UnreadableError(`the export file is damaged: ${error.message.slice(0, 200)}`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth > maxDepth) problem ??= new UnreadableError("the export file is nested too deeply");
    if (depth === 1 && name !== "rss") problem ??= new UnreadableError("the file is no export of WordPress");
    text = "";
    if (name === "item") item = { texts: new Map(), categories: [], meta: new Map() };
    if (name === "category") category = { domain: String(attributes.domain ?? ""), name: "" };
    if (name === "wp:category") term = { name: "", slug: "" };
  });
  const addText = (more: string) => {
    text += more;
    if (text.length > maxTextLength)
      problem ??= new UnreadableError("the export file has a text without end");
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    if (name === "wp:meta_key") metaKey = text;
    else if (name === "wp:meta_value" && metaKey === "_thumbnail_id") item?.meta.set(metaKey, text);
    else if (name === "category" && item && category) {
      if (category.domain === "category") item.categories.push(text);
    } else if (name === "wp:category_nicename") term.slug = text;
    else if (name === "wp:cat_name") term.name = text;
    else if (name === "wp:category") channel.categories.push({ ...term });
    else if (name === "item" && item) {
      ready.push(item);
      item = undefined;
    } else if (item && !item.texts.has(name)) item.texts.set(name, text);
    else if (name === "title" && depth === 2) channel.title = text;
    else if (name === "description" && depth === 2) channel.description = text;
    else if (name === "wp:base_blog_url" || (name === "link" && depth === 2)) channel.site = text;
    text = "";
  });
  for await (const chunk of createReadStream(path, { encoding: "utf8", highWaterMark: 64 * 1024 })) {
    parser.write(chunk as string);
    if (problem) throw problem;
    while (ready.length > 0) yield ready.shift() as Item;
  }
  parser.close();
  if (problem) throw problem;
  yield* ready;
}

const emptyChannel = (): Channel => ({ title: "", description: "", site: "", categories: [] });

/** Opens an export file. Its files are downloaded from the site that it names. */
export async function readExport(path: string, options: FetchOptions): Promise<Reader> {
  const channel = emptyChannel();
  const media = new Map<number, WpMedia>();
  const menu: { label: string; address: string }[] = [];
  let expected = 0;
  for await (const item of readItems(path, channel)) {
    const type = item.texts.get("wp:post_type");
    if (type === "attachment") addMedia(media, item);
    if (type === "nav_menu_item")
      menu.push({ label: item.texts.get("title") ?? "", address: item.texts.get("link") ?? "" });
    if (type === "post" || type === "page" || type === "attachment") expected += 1;
  }
  const home = parseSite(channel.site);
  const source = new URL(home.pathname.replace(/\/?$/, "/"), home.origin);
  const fetcher = createFetcher(source, options);
  const offer: Offer = {
    ...(channel.title && { name: channel.title }),
    ...(channel.description && { motto: channel.description }),
    ...(menu.length > 0 && { menu: menu.filter(({ label }) => label) }),
  };

  async function* records(signal?: AbortSignal): AsyncGenerator<FoundRecord | LeftOut> {
    const site: WpSite = { source, isOwn: fetcher.isOwn, media, used: new Set() };
    const pages: { order: number; post: WpPost }[] = [];
    for await (const item of readItems(path, emptyChannel())) {
      if (item.texts.get("wp:post_type") === "page")
        pages.push({
          order: Number(item.texts.get("wp:menu_order")) || 0,
          post: toPost(item, "page", media),
        });
    }
    // As in the menu, and before posts, which link to them.
    for (const { post } of pages.sort((one, other) => one.order - other.order)) yield* readPost(post, site);
    for await (const item of readItems(path, emptyChannel())) {
      if (signal?.aborted) return;
      const type = item.texts.get("wp:post_type") ?? "";
      if (type === "post") yield* readPost(toPost(item, "post", media), site);
    }
    yield* readLibrary(site, new Date().toISOString());
  }

  return {
    name: "wordpress-export",
    source: source.href,
    lists: ["pages", "posts", "albums", "photos"],
    countExpected: () => expected,
    offer: () => offer,
    redirects: () => [
      ...channel.categories.map(({ name, slug }) =>
        categoryRedirect(new URL(`category/${encodeURIComponent(slug)}/`, source).href, name),
      ),
      { address: new URL("feed/", source).href, target: "/notices/feed.xml" },
    ],
    records,
    download: ({ address }, directory, maxBytes) => fetcher.download(new URL(address), directory, maxBytes),
  };
}

function addMedia(media: Map<number, WpMedia>, { texts }: Item): void {
  const id = Number(texts.get("wp:post_id"));
  const url = texts.get("wp:attachment_url") ?? "";
  if (!id || !url) return;
  const [title = "", caption = ""] = [texts.get("title"), texts.get("excerpt:encoded")];
  media.set(id, { id, url, title, caption, post: Number(texts.get("wp:post_parent")) || 0 });
}

function toPost(
  { texts, categories, meta }: Item,
  type: WpPost["type"],
  media: ReadonlyMap<number, WpMedia>,
): WpPost {
  const text = (name: string) => texts.get(name) ?? "";
  const id = Number(text("wp:post_id")) || 0;
  const dates = [text("wp:post_date_gmt"), text("wp:post_date")] as const;
  return {
    ...{
      id,
      type,
      status: text("wp:status"),
      title: text("title"),
      link: text("link"),
      slug: text("wp:post_name"),
    },
    content: expandShortcodes(text("content:encoded"), id, media),
    isProtected: text("wp:post_password") !== "",
    at: toInstant(...dates),
    updatedAt: toInstant(text("wp:post_modified_gmt"), dates[0] || dates[1]),
    categories,
    featured: Number(meta.get("_thumbnail_id")) || 0,
  };
}

/** In linear time also if comments do not end. */
function withoutComments(html: string): string {
  const kept: string[] = [];
  let position = 0;
  for (let start = html.indexOf("<!--"); start >= 0; start = html.indexOf("<!--", position)) {
    const end = html.indexOf("-->", start);
    if (end < 0) break;
    kept.push(html.slice(position, start));
    position = end + 3;
  }
  return kept.join("") + html.slice(position);
}

/** Writes the raw text of an editor as the site shows it: paragraphs, galleries and captions. */
function expandShortcodes(content: string, id: number, media: ReadonlyMap<number, WpMedia>): string {
  const shown = withoutComments(content)
    .replace(/\[gallery\b([^\]]{0,2000})\]/gi, (_, given: string) => galleryOf(given, id, media))
    .replace(/\[caption\b[^\]]{0,500}\]([\s\S]{0,5000}?)\[\/caption\]/gi, (_, inner: string) => {
      const [, picture = "", words = ""] = /^([\s\S]*?<img[^>]*>(?:<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
      return `<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>`;
    })
    .replace(/\[\/?(?:embed|video|audio|playlist)\b[^\]]{0,500}\]/gi, "")
    .trim();
  if (/<p[\s>]/i.test(shown)) return shown;
  return shown
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) =>
      /^\s*<(?:div|ul|ol|table|h[1-6]|figure|blockquote)\b/i.test(part)
        ? part
        : `<p>${part.trim().replace(/\n/g, "<br>")}</p>`,
    )
    .join("\n");
}

function galleryOf(given: string, id: number, media: ReadonlyMap<number, WpMedia>): string {
  const [, ids] = /\bids=["']?([\d, ]+)/.exec(given) ?? [];
  const chosen = ids
    ? ids.split(",").flatMap((one) => media.get(Number(one)) ?? [])
    : [...media.values()].filter(({ post, url }) => post === id && !/\.pdf$/i.test(url));
  const figures = chosen.map(
    ({ url, caption }) =>
      `<figure><img src="${escapeHtml(url)}"><figcaption>${escapeHtml(caption)}</figcaption></figure>`,
  );
  return `\n\n<div class="gallery">${figures.join("")}</div>\n\n`;
}
