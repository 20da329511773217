import { maxFiles } from "~/capabilities/attached-files/attached-file";
import { maxAlbumPhotos } from "~/content/photos/album-photos.server";
import { todayAtSchool } from "~/dates/dates";
import { album } from "~/kinds/album";
import { notice } from "~/kinds/notice";
import { noticeCategories, noticeDefaults } from "~/kinds/notice-categories";
import { page } from "~/kinds/own-page";
import { sha256 } from "~/services/secrets.server";
import { excerpt } from "~/text/excerpt";
import type { FoundFile, FoundRecord, LeftOut } from "./found";
import {
  type Content,
  fileName,
  parsePage,
  pictureName,
  readContent,
  wholePicture,
  withoutRepeated,
} from "./html.server";
import { decodeEntities } from "./old-text";

/** Post or page of WordPress, from its REST interface or an export. */
export interface WpPost {
  id: number;
  type: "post" | "page";
  status: string;
  title: string;
  /** HTML. */
  content: string;
  isProtected: boolean;
  /** ISO times. */
  at: string;
  updatedAt: string;
  link: string;
  slug: string;
  categories: string[];
  /** ID of its featured picture; 0 for none. */
  featured: number;
}

export interface WpMedia {
  id: number;
  url: string;
  title: string;
  caption: string;
  /** ID of the post that it was uploaded to; 0 for none. */
  post: number;
}

export interface WpSite {
  source: URL;
  isOwn: (address: URL) => boolean;
  media: ReadonlyMap<number, WpMedia>;
  /** Files that a post or page has; filled by `readPost`. */
  used: Set<string>;
}

const plain = (html: string) =>
  decodeEntities(html.replace(/<[^<>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();

const categoryWords: [RegExp, string][] = [
  [/sport|game|athlet/i, "sports"],
  [/\bart|cultur|music|dance|drama/i, "arts"],
  [/holiday|vacation/i, "holiday"],
  [/health|medical|hygiene/i, "health"],
  [/academic|exam|result|admission|class|syllabus|circular/i, "academic"],
  [/communit|event|parent|alumni/i, "community"],
  [/facilit|library|\blab/i, "facility"],
];

/** Maps a category by its name; undefined for unknown ones. */
export function mapCategory(name: string): string | undefined {
  const same = noticeCategories.find(({ value, label }) =>
    [value, label].some((one) => one.toLowerCase() === name.trim().toLowerCase()),
  );
  return same?.value ?? categoryWords.find(([words]) => words.test(name))?.[1];
}

/** Cuts a text before a paragraph, at the maximum of its field. */
export function cutText(text: string, max: number, notes: string[]): string {
  if ([...text].length <= max) return text;
  const start = [...text].slice(0, max - 1).join("");
  const end = start.lastIndexOf("\n\n");
  notes.push(`its text is longer than ${max} characters; the end is left out`);
  return start.slice(0, end > max / 2 ? end : undefined).trimEnd();
}

/** Converts a post to a notice, a page to an own page, and galleries to albums. */
export function* readPost(post: WpPost, site: WpSite): Generator<FoundRecord | LeftOut> {
  const title = plain(post.title);
  const list = post.type === "page" ? "pages" : "posts";
  const common = {
    list,
    key: `id ${post.id}`,
    name: title ? `"${excerpt(title, 60)}"` : `a ${post.type} without a title`,
  };
  const reason = reasonToLeaveOut(post);
  if (reason) return yield { ...common, address: post.link, reason, isExpected: true };
  const document = parsePage(post.content);
  if (!document) return yield { ...common, address: post.link, reason: "its text is too large" };
  const isPage = post.type === "page";
  const base = URL.canParse(post.link, site.source) ? new URL(post.link, site.source) : site.source;
  const content = readContent(document.body, { base, isPage, isOwn: site.isOwn });
  const files = withoutRepeated([...featuredOf(post, site), ...content.files, ...attachedTo(post, site)]);
  const surplus = files.slice(maxFiles).filter(({ name }) => pictureName.test(name));
  const photos = withoutRepeated([...content.galleries.flat(), ...surplus]);
  for (const file of [...files, ...photos]) site.used.add(file.address);
  const short = isPage ? "page_id" : "p";
  const addresses = [post.link, new URL(`/?${short}=${post.id}`, site.source).href];
  const hasOwn = content.text !== "" || files.length > 0 || photos.length === 0;
  const shared = {
    at: post.at,
    updatedAt: post.updatedAt,
    isDraft: post.status !== "publish",
    born: post.at,
  };
  if (hasOwn) yield toRecord({ ...common, ...shared, addresses }, post, { title, content, files });
  const albums = { id: String(post.id), title, details: "", ...shared, addresses: hasOwn ? [] : addresses };
  yield* toAlbums(albums, photos);
}

function reasonToLeaveOut({ status, isProtected }: WpPost): string | undefined {
  if (isProtected) return "it is protected by a password";
  if (/^(?:publish|draft|pending|future|private)$/.test(status)) return undefined;
  return `its status is ${status}`;
}

function featuredOf({ featured }: WpPost, { media, isOwn }: WpSite): FoundFile[] {
  const file = media.get(featured);
  return file && pictureName.test(file.url) ? toFiles([file], isOwn) : [];
}

/** Documents that were uploaded to a post, also without a link in its text. */
function attachedTo({ id }: WpPost, { media, isOwn }: WpSite): FoundFile[] {
  return toFiles(
    [...media.values()].filter(({ post, url }) => post === id && /\.pdf$/i.test(url)),
    isOwn,
  );
}

const toFiles = (media: WpMedia[], isOwn: WpSite["isOwn"]): FoundFile[] =>
  media.flatMap(({ url, title, caption }) => {
    if (!URL.canParse(url) || !isOwn(new URL(url))) return [];
    const whole = wholePicture(new URL(url));
    const words = pictureName.test(url) ? plain(caption) : plain(title);
    return [{ address: whole.href, name: fileName(whole), title: words }];
  });

type Start = Omit<FoundRecord, "kind" | "fields" | "files" | "notes" | "fingerprint">;

function toRecord(
  start: Start,
  post: WpPost,
  { title, content, files }: { title: string; content: Content; files: FoundFile[] },
): FoundRecord {
  const notes = [...content.notes];
  const isPage = post.type === "page";
  const { fields: limits } = isPage ? page : notice;
  const documents = files.slice(maxFiles).filter(({ name }) => !pictureName.test(name));
  notes.push(...documents.map(({ name }) => `${name} is left out: at most ${maxFiles} files are possible`));
  const common = {
    title: excerpt(title, limits.title.max),
    details: cutText(content.text || title, limits.details.max, notes),
  };
  const fields: Record<string, string> = isPage
    ? {
        ...common,
        title: common.title || "Page",
        address: post.slug,
        menu: "",
        menu_label: "",
        position: "1",
      }
    : { ...common, date: todayAtSchool(new Date(post.at)), ...categoryOf(post, notes) };
  const kept = files.slice(0, maxFiles);
  if (post.status !== "publish") notes.push(`it is a draft on the old site too (${post.status})`);
  return {
    ...start,
    kind: isPage ? "page" : "notice",
    fields,
    files: kept,
    notes,
    fingerprint: fingerprint([fields, kept, start.isDraft]),
  };
}

function categoryOf({ categories }: WpPost, notes: string[]) {
  const names = categories.map(plain).filter((name) => !/^uncategori[sz]ed$/i.test(name));
  const category = names.map(mapCategory).find(Boolean);
  if (!category && names[0])
    notes.push(`its category "${excerpt(names[0], 30)}" is not known here; "other" is used`);
  return { category: category ?? "other", priority: noticeDefaults.priority, event_date: "", event_time: "" };
}

export const fingerprint = (content: unknown) => sha256(JSON.stringify(content));

interface Albums extends Pick<FoundRecord, "at" | "updatedAt" | "isDraft" | "born" | "addresses"> {
  id: string;
  title: string;
  details: string;
}

/** Yields albums with at most as many photos as one can have, each before its photos. @param isRest leaves out those of other records */
export function* toAlbums(
  { id, title, details, addresses, ...shared }: Albums,
  photos: FoundFile[],
  { isRest = false } = {},
): Generator<FoundRecord> {
  for (let start = 0; start < photos.length; start += maxAlbumPhotos) {
    const part = start / maxAlbumPhotos + 1;
    const key = part === 1 ? `id ${id}` : `id ${id}, ${part}`;
    const name = excerpt(part === 1 ? title || "Photos" : `${title} (${part})`, album.fields.name.max);
    const fields = { name, date: todayAtSchool(new Date(shared.at)), details };
    const common = { ...shared, files: [], notes: [] };
    const list = "albums";
    const own = { list, key, name: `"${excerpt(name, 60)}"`, addresses: part === 1 ? addresses : [] };
    yield { ...common, ...own, kind: "album", fields, fingerprint: fingerprint([fields, shared.isDraft]) };
    for (const [index, file] of photos.slice(start, start + maxAlbumPhotos).entries()) {
      const words = { title: "", description: [...file.title].slice(0, 2000).join(""), alt: "" };
      yield {
        ...common,
        list: "photos",
        key: `${key} ${file.address}`,
        name: file.name,
        kind: "photo",
        addresses: [],
        fields: words,
        file,
        within: { list, key, place: index + 1 },
        fingerprint: fingerprint([words, file.address]),
        ...(isRest && { unlessElsewhere: true }),
      };
    }
  }
}

/** Files of the media library that no post or page has: photos in an album, documents on pages. */
export function* readLibrary({ media, used, isOwn }: WpSite, at: string): Generator<FoundRecord | LeftOut> {
  const rest = [...media.values()].filter(({ url }) => {
    return URL.canParse(url) && !used.has(wholePicture(new URL(url)).href);
  });
  const of = (pattern: RegExp) =>
    withoutRepeated(
      toFiles(
        rest.filter(({ url }) => pattern.test(url)),
        isOwn,
      ),
    );
  const shared = { at, updatedAt: at, born: "", isDraft: true, addresses: [] };
  yield* toAlbums(
    { id: "library", title: "Media library", details: "", ...shared },
    of(/\.(?:jpe?g|png|gif|webp|avif)$/i),
    {
      isRest: true,
    },
  );
  const documents = of(/\.pdf$/i);
  for (let start = 0; start < documents.length; start += maxFiles) {
    const files = documents.slice(start, start + maxFiles);
    const number = start / maxFiles + 1;
    const title = number === 1 ? "Documents" : `Documents (${number})`;
    const fields = { title, details: title, address: "documents", menu: "", menu_label: "", position: "1" };
    const start_ = { list: "pages", key: `library ${number}`, name: `"${title}"`, ...shared };
    yield {
      ...start_,
      kind: "page",
      fields,
      files,
      notes: ["files that no page has"],
      fingerprint: fingerprint(files),
    };
  }
  for (const { id, url } of rest) {
    if (/\.(?:jpe?g|png|gif|webp|avif|pdf)$/i.test(url)) continue;
    const common = { list: "media library", key: `id ${id}`, name: fileName(new URL(url)), address: url };
    yield { ...common, reason: "files of this kind cannot be uploaded here", isExpected: true };
  }
}
