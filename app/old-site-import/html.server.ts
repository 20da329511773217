import { parseHTML } from "linkedom";
import type { FoundFile } from "./found";
import { decodeEntities, htmlToText } from "./old-text";

/** Characters of one page; longer ones are no text for people. */
const maxHtmlLength = 3_000_000;
/** Deeper nesting would exhaust the stack, and more elements would take minutes. */
const maxDepth = 400;
const maxElements = 30_000;

/** Elements that run, ask or track. */
const removed =
  "script, style, noscript, template, svg, math, object, embed, applet, form, input, button, select, textarea, audio, video, canvas, link, meta, base";
const films = /^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|player\.vimeo\.com)\//i;
export const documentName = /\.(?:pdf|docx?|xlsx?|pptx?|odt|rtf)$/i;
export const pictureName = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i;

/** Parses HTML without running or loading anything. Undefined if it is too large or too deep. */
export function parsePage(html: string): Document | undefined {
  if (html.length > maxHtmlLength || isTooLarge(html)) return undefined;
  const whole = /<(?:html|body|frameset)\b/i.test(html) ? html : `<html><body>${html}</body></html>`;
  const { document } = parseHTML(`<!doctype html>${whole.replace(/<!doctype[^>]*>/i, "")}`);
  return document as unknown as Document;
}

const voids =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|td|tr|th|dt|dd|option)$/i;

/** Counts tags roughly: elements whose end tag can be missing do not count. */
function isTooLarge(html: string): boolean {
  let depth = 0;
  let elements = 0;
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][\w:-]*)/gi)) {
    elements += 1;
    if (elements > maxElements * 2) return true;
    if (voids.test(name)) continue;
    depth += slash ? -1 : 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

export interface Content {
  text: string;
  /** Documents and pictures of the text, in their order. */
  files: FoundFile[];
  galleries: FoundFile[][];
  notes: string[];
}

interface ContentOptions {
  base: URL;
  /** True for a page of its own, with headings and links to other pages. */
  isPage: boolean;
  isOwn: (address: URL) => boolean;
}

const textOf = (element: Element | null | undefined) =>
  decodeEntities(element?.textContent ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** Resolves an address of a page; undefined if it is none of the web. */
export function resolve(typed: string | null | undefined, base: URL): URL | undefined {
  const text = (typed ?? "").trim();
  if (!text || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Address of the whole picture instead of a smaller copy. */
export function wholePicture(url: URL): URL {
  const whole = new URL(url);
  whole.pathname = whole.pathname.replace(/-\d{2,4}x\d{2,4}(?=\.(?:jpe?g|png|gif|webp|avif)$)/i, "");
  whole.hash = "";
  whole.search = /\.(?:php|aspx?)$/i.test(whole.pathname) ? whole.search : "";
  return whole;
}

export function fileName(url: URL): string {
  const last = url.pathname.split("/").pop() ?? "";
  try {
    return decodeURIComponent(last) || "file";
  } catch {
    return last || "file";
  }
}

/** Address of a picture: the one that its link enlarges, or its own. */
function pictureOf(image: Element, { base, isOwn }: ContentOptions): URL | undefined {
  const link = resolve(image.closest("a")?.getAttribute("href"), base);
  if (link && pictureName.test(link.pathname) && isOwn(link)) return wholePicture(link);
  const lazy = ["data-full-url", "data-src", "data-lazy-src", "data-orig-file", "src"];
  const source = lazy
    .map((name) => image.getAttribute(name))
    .find((value) => value && !/^data:/i.test(value));
  const url = resolve(source, base);
  return url && wholePicture(url);
}

const isPixel = (image: Element) =>
  ["width", "height"].some((name) => /^[0-2](?:px)?$/.test(image.getAttribute(name) ?? ""));

function captionOf(image: Element): string {
  const figure = image.closest("figure, .gallery-item, .wp-caption");
  const caption = textOf(figure?.querySelector("figcaption, .gallery-caption, .wp-caption-text"));
  const alt = decodeEntities(image.getAttribute("alt") ?? "").trim();
  return caption || (pictureName.test(alt) ? "" : alt);
}

/** Takes the pictures out of an element. */
function takePictures(within: Element, options: ContentOptions, notes: string[]): FoundFile[] {
  const found: FoundFile[] = [];
  for (const image of within.querySelectorAll("img")) {
    const url = pictureOf(image, options);
    if (url && !isPixel(image)) {
      if (options.isOwn(url)) found.push({ address: url.href, name: fileName(url), title: captionOf(image) });
      else notes.push(`a picture of another site, ${url.host}, is left out`);
    }
    const frame = image.closest("figure, .wp-caption");
    const link = image.closest("a");
    if (frame && within.contains(frame) && frame.querySelectorAll("img").length === 1) frame.remove();
    else if (link && textOf(link) === "") link.remove();
    else image.remove();
  }
  return found;
}

const gallerySelector =
  ".gallery, .wp-block-gallery, .blocks-gallery-grid, .tiled-gallery, .ngg-galleryoverview";

/** Reads the main part of a page: text, files and galleries. It is changed. */
export function readContent(body: Element, options: ContentOptions): Content {
  const { base, isPage, isOwn } = options;
  const notes: string[] = [];
  for (const element of body.querySelectorAll(removed)) element.remove();
  for (const frame of body.querySelectorAll("iframe")) {
    if (!films.test(frame.getAttribute("src") ?? "")) frame.remove();
  }
  const galleries: FoundFile[][] = [];
  for (const gallery of body.querySelectorAll(gallerySelector)) {
    if (!body.contains(gallery)) continue;
    const photos = takePictures(gallery, options, notes);
    if (photos.length > 0) galleries.push(photos);
    gallery.remove();
  }
  const files: FoundFile[] = [];
  for (const link of body.querySelectorAll("a[href]")) {
    const url = resolve(link.getAttribute("href"), base);
    if (!url || !documentName.test(url.pathname) || !isOwn(url)) continue;
    url.hash = "";
    files.push({ address: url.href, name: fileName(url), title: textOf(link) });
    // The file is listed below the text.
    link.replaceWith(link.ownerDocument.createTextNode(textOf(link)));
  }
  files.push(...takePictures(body, options, notes));
  const text = htmlToText(body.innerHTML, {
    base: base.href,
    headings: isPage,
    replaceLink: (href) => cleanLink(href, options),
  });
  return { text, files: withoutRepeated(files), galleries, notes: [...new Set(notes)] };
}

/** Drops parameters that track; on a page, links of the old site become paths that redirect. */
function cleanLink(href: string, { isPage, isOwn }: ContentOptions): string {
  if (!URL.canParse(href)) return href;
  const url = new URL(href);
  for (const name of [...url.searchParams.keys()])
    if (/^(?:utm_|fbclid|gclid)/.test(name)) url.searchParams.delete(name);
  if (!/^https?:$/.test(url.protocol)) return href;
  const clean = isPage && isOwn(url) ? url.pathname + url.search : url.href;
  return clean.replaceAll("(", "%28").replaceAll(")", "%29");
}

/** Keeps the first of files with one address. */
export function withoutRepeated(files: FoundFile[]): FoundFile[] {
  const seen = new Set<string>();
  return files.filter(({ address }) => !seen.has(address) && seen.add(address));
}
