import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { windowsSigns } from "~/spreadsheets/parse-csv";
import { MissingError, type SiteFetcher, SiteRefusedError, UnreadableError } from "./fetch-site.server";
import { documentName, parsePage, pictureName, resolve } from "./html.server";
import { parseRobots } from "./robots";

/** Pages of one site. */
export const maxPages = 2000;
const maxPageBytes = 3 * 1024 * 1024;
const maxSitemaps = 20;
const maxDepth = 10;
const maxAddressLength = 400;
/** Pages whose addresses differ by numbers only, such as those of a calendar. */
const maxAlike = 300;
const maxOfCalendar = 24;
/** Pages in a row of one pattern that say the same. */
const maxSame = 20;

const calendar = /calend|event|archive|month|date|year|day=/i;
const otherFile =
  /\.(?:zip|rar|7z|exe|apk|mp[34]|avi|mov|wmv|flv|swf|css|js|json|xml|rss|ico|woff2?|txt|csv)$/i;
const session = /^(?:PHPSESSID|jsessionid|sid|utm_\w+|fbclid|gclid|replytocom|share|print)$/i;

export interface CrawledPage {
  url: URL;
  /** Further addresses of the same page. */
  aliases: URL[];
  html: string;
}

interface StoredPage {
  url: URL;
  aliases: URL[];
  packed: Buffer;
}

export interface Problem {
  url: URL;
  reason: string;
  isExpected: boolean;
}

interface CrawlOptions {
  fetcher: SiteFetcher;
  start: URL;
  signal?: AbortSignal | undefined;
  onProgress: (line: string) => void;
}

/** Address of a page without fragment and session. */
function pageAddress(url: URL): URL {
  const plain = new URL(url);
  plain.hash = "";
  for (const name of [...plain.searchParams.keys()]) if (session.test(name)) plain.searchParams.delete(name);
  plain.searchParams.sort();
  return plain;
}

const patternOf = ({ pathname, searchParams }: URL) =>
  `${pathname.replace(/\d+/g, "0")}?${[...searchParams.keys()].join("&")}`;

/** Decides which addresses are read, so that an endless calendar ends. */
function createFrontier({ fetcher, isAllowed }: { fetcher: SiteFetcher; isAllowed: (url: URL) => boolean }) {
  const queue: URL[] = [];
  const seen = new Set<string>();
  const alike = new Map<string, number>();
  const same = new Map<string, number>();
  return {
    queue,
    add(found: URL): void {
      if (!fetcher.isOwn(found) || seen.size >= maxPages * 5) return;
      const url = pageAddress(found);
      const { pathname, href } = url;
      if (seen.has(href) || href.length > maxAddressLength || pathname.split("/").length > maxDepth) return;
      seen.add(href);
      if (documentName.test(pathname) || pictureName.test(pathname) || otherFile.test(pathname)) return;
      const pattern = patternOf(url);
      const count = (alike.get(pattern) ?? 0) + 1;
      const hasNumbers = /\d/.test(pathname) || url.search !== "";
      const most = calendar.test(url.pathname + url.search) ? maxOfCalendar : maxAlike;
      if (hasNumbers && (count > most || (same.get(pattern) ?? 0) >= maxSame)) return;
      alike.set(pattern, count);
      if (isAllowed(url)) queue.push(url);
    },
    /** Notes that a page says the same as another one. */
    repeat(url: URL): void {
      const pattern = patternOf(url);
      same.set(pattern, (same.get(pattern) ?? 0) + 1);
    },
  };
}

/** Reads the pages of a site from its sitemap and by its links, one at a time. */
export async function crawl({ fetcher, start, signal, onProgress }: CrawlOptions) {
  const readText = async (path: string) => {
    try {
      return (await fetcher.read(new URL(path, start), { maxBytes: maxPageBytes })).body.toString("utf8");
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      return "";
    }
  };
  const robots = await readText("/robots.txt");
  const frontier = createFrontier({ fetcher, isAllowed: parseRobots(robots) });
  frontier.add(start);
  const sitemaps = [...robots.matchAll(/^\s*sitemap:\s*(\S+)/gim)].flatMap(
    ([, address]) => resolve(address, start) ?? [],
  );
  await readSitemaps([...sitemaps, new URL("/sitemap.xml", start)], fetcher, frontier.add);

  const pages: StoredPage[] = [];
  const byContent = new Map<string, StoredPage>();
  const problems: Problem[] = [];
  let isStopped = false;
  let refusals = 0;
  for (let url = frontier.queue.shift(); url && pages.length < maxPages; url = frontier.queue.shift()) {
    if (signal?.aborted) {
      isStopped = true;
      break;
    }
    try {
      const { url: shown, headers, body } = await fetcher.read(url, { maxBytes: maxPageBytes });
      refusals = 0;
      if (!/html|^$/.test(headers["content-type"] ?? "")) continue;
      const html = decodePage(body, headers["content-type"]);
      const document = parsePage(html);
      if (!document) {
        problems.push({ url, reason: "it is too large or nested too deeply", isExpected: false });
        continue;
      }
      const hash = hashOf(document, url);
      const known = byContent.get(hash);
      if (known) {
        known.aliases.push(url);
        frontier.repeat(url);
        if ((calendar.test(url.href) ? known.aliases.length : 0) < maxOfCalendar)
          for (const link of linksOf(document, shown)) frontier.add(link);
        continue;
      }
      const page = {
        url,
        aliases: shown.href === url.href ? [] : [pageAddress(shown)],
        packed: gzipSync(html),
      };
      byContent.set(hash, page);
      pages.push(page);
      for (const link of linksOf(document, shown)) frontier.add(link);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      refusals = error instanceof SiteRefusedError ? refusals + 1 : 0;
      if (refusals >= 5 || (pages.length === 0 && problems.length === 0 && frontier.queue.length === 0))
        throw error;
      problems.push({ url, reason: error.message, isExpected: error instanceof MissingError });
    }
    onProgress(`pages: ${pages.length} read, ${frontier.queue.length} more are known`);
  }
  if (frontier.queue.length > 0 && pages.length >= maxPages)
    problems.push({
      url: start,
      reason: `it has more than ${maxPages} pages; the others were not read`,
      isExpected: false,
    });
  return { pages: pages.map(unpack), problems, isStopped };
}

/** Pages with the same words and pictures are one; months of a calendar without entries too. */
function hashOf(document: Document, url: URL): string {
  const words = (document.body?.textContent ?? "").replace(/\s+/g, " ");
  const months = /\d+|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gi;
  const isCalendar = calendar.test(url.pathname + url.search);
  const pictures = [...document.querySelectorAll("img, frame, iframe")].map((one) => one.getAttribute("src"));
  return createHash("sha1")
    .update(isCalendar ? `${patternOf(url)} ${words.replace(months, "")}` : words)
    .update(pictures.join(" "))
    .digest("base64");
}

/** Unpacks the HTML when it is needed. */
function unpack({ url, aliases, packed }: StoredPage): CrawledPage {
  return {
    url,
    aliases,
    get html() {
      return gunzipSync(packed).toString("utf8");
    },
  };
}

/** Links of a page, frames included; image maps too. */
function linksOf(document: Document, base: URL): URL[] {
  const own = resolve(document.querySelector("base[href]")?.getAttribute("href"), base) ?? base;
  const found = [...document.querySelectorAll("a[href], area[href], frame[src], iframe[src]")].map(
    (element) => resolve(element.getAttribute("href") ?? element.getAttribute("src"), own),
  );
  const refresh = document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute("content") ?? "";
  const [, target] = /url=["']?([^"']+)/i.exec(refresh) ?? [];
  return [...found, resolve(target, own)].flatMap((url) => url ?? []);
}

async function readSitemaps(start: URL[], fetcher: SiteFetcher, add: (url: URL) => void): Promise<void> {
  const queue = start.filter(fetcher.isOwn);
  const seen = new Set<string>();
  while (queue.length > 0 && seen.size < maxSitemaps) {
    const address = queue.shift() as URL;
    if (seen.has(address.href)) continue;
    seen.add(address.href);
    try {
      const xml = (await fetcher.read(address, { maxBytes: maxPageBytes })).body.toString("utf8");
      for (const [, typed = ""] of xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/gi)) {
        const url = resolve(typed.replaceAll("&amp;", "&"), address);
        if (url && fetcher.isOwn(url)) {
          if (/\.xml$/i.test(url.pathname)) queue.push(url);
          else add(url);
        }
      }
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
    }
  }
}

/** Control characters where pages mean signs of Windows-1252; some versions of Node decode it as Latin-1. */
const withSigns = (text: string) =>
  text.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);

/** Decodes a page: by its header, its byte order mark, its own declaration, or as it can be read. */
function decodePage(body: Buffer, contentType = ""): string {
  const start = body.toString("latin1", 0, 4096);
  const declared =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset=["']?\s*([\w-]+)/i.exec(start)?.[1] ??
    /^<\?xml[^>]+encoding=["']([\w-]+)/i.exec(start)?.[1];
  const isUtf8 = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
  if (!isUtf8 && declared && !/^utf-?8$/i.test(declared)) {
    try {
      return withSigns(new TextDecoder(declared).decode(body));
    } catch {
      // An unknown name: the bytes decide.
    }
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return withSigns(new TextDecoder("windows-1252").decode(body));
  }
}
