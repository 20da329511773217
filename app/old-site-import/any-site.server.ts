import { Readability } from "@mozilla/readability";
import { maxFiles } from "~/capabilities/attached-files/attached-file";
import { instantAtSchool } from "~/dates/dates";
import { notice } from "~/kinds/notice";
import { noticeDefaults } from "~/kinds/notice-categories";
import { page } from "~/kinds/own-page";
import { excerpt } from "~/text/excerpt";
import { type CrawledPage, crawl } from "./crawl.server";
import { type DatedLink, takeDatedLinks } from "./dated-lists.server";
import { createFetcher, type FetchOptions } from "./fetch-site.server";
import type { FoundFile, FoundRecord, LeftOut, Offer, Reader } from "./found";
import { fileName, parsePage, pictureName, readContent, resolve } from "./html.server";
import { offerOf } from "./offer.server";
import { createBlockCounter } from "./repeated-blocks.server";
import { cutText, fingerprint, mapCategory, toAlbums } from "./wordpress.server";

/** A page with as many photos and little text is an album. */
const album = { minPhotos: 6, maxText: 300 };

interface Options {
  fetching: FetchOptions;
  onProgress: (line: string) => void;
}

/** Reads any site by its pages: those become own pages, dated PDFs notices, and pages of photos albums. */
export function readAnySite(start: URL, { fetching, onProgress }: Options): Reader {
  const fetcher = createFetcher(start, fetching);
  const source = new URL("/", start);
  const redirects: { address: string; target: string }[] = [];
  let expected = 0;
  let offer: Offer = {};

  async function* records(signal?: AbortSignal): AsyncGenerator<FoundRecord | LeftOut> {
    const { pages, problems } = await crawl({ fetcher, start, signal, onProgress });
    expected = pages.length;
    const blocks = createBlockCounter();
    const titles = new Map<string, number>();
    for (const { html } of pages) {
      const document = parsePage(html);
      if (!document) continue;
      if (document.body) blocks.add(document.body);
      for (const part of partsOf(document)) titles.set(part, (titles.get(part) ?? 0) + 1);
    }
    offer = pages[0] ? offerOf(pages[0].html, pages[0].url) : {};
    const site: Site = { fetcher, blocks, titles, home: start, redirects, notices: new Set() };
    for (const one of pages) {
      if (signal?.aborted) return;
      for (const found of readPage(one, site)) {
        if ("kind" in found && found.kind === "photo") expected += 1;
        yield found;
      }
    }
    for (const { url, reason, isExpected } of problems)
      yield { list: "pages", key: keyOf(url), name: url.href, address: url.href, reason, isExpected };
  }

  return {
    name: "any-site",
    source: source.href,
    lists: ["pages", "notices", "albums", "photos"],
    countExpected: () => expected,
    offer: () => offer,
    redirects: () => redirects,
    records,
    download: ({ address }, directory, maxBytes) => fetcher.download(new URL(address), directory, maxBytes),
  };
}

interface Site {
  fetcher: ReturnType<typeof createFetcher>;
  blocks: ReturnType<typeof createBlockCounter>;
  /** Number of pages by part of their titles. */
  titles: ReadonlyMap<string, number>;
  home: URL;
  redirects: { address: string; target: string }[];
  /** Files of dated lists, which several pages can have. */
  notices: Set<string>;
}

const keyOf = ({ pathname, search }: URL) => pathname + search;

const tidy = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

function partsOf(document: Document): string[] {
  const title = tidy(document.querySelector("title")?.textContent);
  return [...new Set(title.split(/\s+[|–—:»-]+\s+|\s*::\s*|\s*»\s*/).filter(Boolean))];
}

/** Part of a title that names the page; undefined if all pages have the same. */
function ownPart(document: Document, { titles }: Site): string | undefined {
  const most = Math.max(...titles.values());
  const count = (part: string) => titles.get(part) ?? 0;
  return partsOf(document)
    .filter((part) => count(part) < most || most === 1)
    .sort((one, other) => count(one) - count(other))[0];
}

function* readPage(found: CrawledPage, site: Site): Generator<FoundRecord | LeftOut> {
  const { url, aliases } = found;
  const document = parsePage(found.html);
  const frames = [...(document?.querySelectorAll("frame[src]") ?? [])];
  const leave = (reason: string): LeftOut => {
    return { list: "pages", key: keyOf(url), name: url.href, address: url.href, reason, isExpected: true };
  };
  if (frames.length > 0) {
    // Its frames are pages of their own.
    for (const address of [url, ...aliases]) redirectTo(site, address, "/");
    return yield leave("it only arranges its frames, which are imported");
  }
  if (!document?.body) return yield leave("it is empty");
  const base = resolve(document.querySelector("base[href]")?.getAttribute("href"), url) ?? url;
  const name = ownPart(document, site);
  let body: Element = document.body;
  if (!site.blocks.remove(body)) body = mainPart(found.html) ?? body;
  const heading = tidy(body.querySelector("h1, h2, h3")?.textContent);
  const title =
    name || heading || tidy(body.querySelector("b, strong")?.textContent).slice(0, 80) || fileName(url);
  const dated = takeDatedLinks(body, base, site.fetcher.isOwn).filter(
    ({ address }) => !site.notices.has(address.href),
  );
  for (const link of dated) {
    site.notices.add(link.address.href);
    yield toNotice(link, url);
  }
  const links = [...body.querySelectorAll("a[href]")].reduce(
    (sum, link) => sum + tidy(link.textContent).length,
    0,
  );
  const isOnlyLinks = links > 0 && links >= tidy(body.textContent).length * 0.8;
  const content = readContent(body, { base, isPage: true, isOwn: site.fetcher.isOwn });
  const text = withoutTitle(withoutSeparators(content.text), title);
  const files = [...content.files, ...content.galleries.flat()];
  const photos = files.filter((file) => pictureName.test(file.name));
  const hasFiles = files.length > 0;
  if (!hasFiles && (text === "" || isOnlyLinks)) {
    for (const address of [url, ...aliases]) redirectTo(site, address, dated.length > 0 ? "/notices" : "/");
    if (dated.length === 0) yield leave(text === "" ? "it has no text of its own" : "it has only links");
    return;
  }
  const addresses = [url, ...aliases].map(({ href }) => href);
  const at = new Date().toISOString();
  const shared = { at, updatedAt: at, born: "", isDraft: keyOf(url) === keyOf(site.home) };
  const isAlbum =
    photos.length === files.length && photos.length >= album.minPhotos && text.length <= album.maxText;
  if (isAlbum) yield* toAlbums({ id: keyOf(url), title, details: text, addresses, ...shared }, photos);
  else yield* toPage({ url, title, text, files, notes: content.notes, addresses, ...shared });
}

/** Only the path is redirected if the page is the home page, which exists here. */
function redirectTo({ redirects }: Site, { href, pathname, search }: URL, target: string): void {
  if (pathname !== "/" || search !== "") redirects.push({ address: href, target });
}

/** Main part of a page that no others can be compared with. */
function mainPart(html: string): Element | undefined {
  const document = parsePage(html);
  const article = document && new Readability(document, { charThreshold: 100 }).parse();
  return article?.content ? parsePage(article.content)?.body : undefined;
}

/** Drops lines of signs between the links of a removed menu. */
const withoutSeparators = (text: string) =>
  text
    .split("\n")
    .filter((line) => line === "" || !/^[\s|»«•·:>*#–—-]+$/.test(line))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The title is shown above the text. */
function withoutTitle(text: string, title: string): string {
  const [first = "", ...rest] = text.split("\n");
  const isTitle =
    first
      .replace(/^#+ |\*\*/g, "")
      .trim()
      .toLowerCase() === title.toLowerCase();
  return isTitle ? rest.join("\n").trim() : text;
}

function toNotice({ address, title, date }: DatedLink, page: URL): FoundRecord {
  const at = new Date(instantAtSchool(`${date}T12:00:00`)).toISOString();
  const fields = {
    ...{ title: excerpt(title, notice.fields.title.max), details: title, date },
    ...{
      category: mapCategory(title) ?? "other",
      priority: noticeDefaults.priority,
      event_date: "",
      event_time: "",
    },
  };
  const files = [{ address: address.href, name: fileName(address), title: title.slice(0, 300) }];
  return {
    ...{ list: "notices", key: keyOf(address), name: `"${excerpt(title, 60)}"`, kind: "notice" },
    ...{ fields, files, at, updatedAt: at, born: at, isDraft: false, addresses: [] },
    notes: [`from the list on ${page.href}`],
    fingerprint: fingerprint([fields, files]),
  };
}

interface Page extends Pick<FoundRecord, "at" | "updatedAt" | "born" | "isDraft" | "addresses" | "notes"> {
  url: URL;
  title: string;
  text: string;
  files: FoundFile[];
}

/** Yields a page, and an album with photos for which it has no room. */
function* toPage({ url, title, text, files, notes, ...shared }: Page): Generator<FoundRecord> {
  const documents = files.filter(({ name }) => !pictureName.test(name));
  const photos = files.filter(({ name }) => pictureName.test(name));
  const kept = [
    ...documents.slice(0, maxFiles),
    ...photos.slice(0, Math.max(0, maxFiles - documents.length)),
  ];
  const rest = photos.slice(Math.max(0, maxFiles - documents.length));
  const left = documents
    .slice(maxFiles)
    .map(({ name }) => `${name} is left out: at most ${maxFiles} files are possible`);
  const path = fileName(url).replace(/\.\w+$/, "");
  const isNamed = url.search === "" && /\p{L}{3}/u.test(path) && !/^(?:index|default|home)$/i.test(path);
  const own = [...notes, ...left];
  const fields = {
    title: excerpt(title, page.fields.title.max),
    details: cutText(text || title, page.fields.details.max, own),
    address: isNamed ? path : "",
    ...{ menu: "", menu_label: "", position: "1" },
  };
  yield {
    ...shared,
    ...{
      list: "pages",
      key: keyOf(url),
      name: `"${excerpt(title, 60)}"`,
      kind: "page",
      fields,
      files: kept,
      notes: own,
    },
    fingerprint: fingerprint([fields, kept]),
  };
  yield* toAlbums({ id: keyOf(url), title, details: "", ...shared, addresses: [] }, rest);
}
