import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { type Budget, BudgetSpentError } from "./budget";
import { compoundFileEntries, isCompoundFile } from "./compound-file";
import { readAt } from "./read-at";
import { zipEntries } from "./zip-entries";

/** Kind of a file by its content, as far as messages name it. */
export type FileKind =
  | "empty"
  | "PDF"
  | "photo"
  | "HEIC"
  | "GIF"
  | "TIFF"
  | "BMP"
  | "PSD"
  | "SVG"
  | "video"
  | "sound"
  | "Word"
  | "Excel"
  | "PowerPoint"
  | "Apple document"
  | "other document"
  | "locked document"
  | "packed files"
  | "Windows program"
  | "program"
  | "Android app"
  | "web page"
  | "calendar"
  | "text"
  | "unknown";

const headBytes = 4096;
/** The tracks of a video are named near its start or its end. */
const trackBytes = 256 * 1024;

/** By the extensions of the library `file-type`. */
const kinds: Record<string, FileKind> = {
  exe: "Windows program",
  elf: "program",
  macho: "program",
  wasm: "program",
  class: "program",
  jar: "program",
  apk: "Android app",
  ...keyed("zip rar 7z gz tar.gz tar bz2 xz zst lz cab ar deb rpm", "packed files"),
  ...keyed("jpg png webp avif", "photo"),
  heic: "HEIC",
  gif: "GIF",
  tif: "TIFF",
  bmp: "BMP",
  psd: "PSD",
  ...keyed("mp3 ogg oga opus wav flac m4a amr aac aif mid wma", "sound"),
  ...keyed("avi flv mpg asf wmv 3gp 3g2 ogv mov", "video"),
  ...keyed("rtf epub odt odp odg", "other document"),
  ics: "calendar",
  docx: "Word",
  xlsx: "Excel",
  ods: "Excel",
  pptx: "PowerPoint",
};

function keyed(extensions: string, kind: FileKind): Record<string, FileKind> {
  return Object.fromEntries(extensions.split(" ").map((extension) => [extension, kind]));
}

/** Beginnings of texts, as Latin-1. */
const textStarts: [RegExp, FileKind][] = [
  [/^#!/, "program"],
  [/^\{\\rtf/, "other document"],
  [/^GIF8[79]a/, "GIF"],
  [/^BEGIN:VCALENDAR/i, "calendar"],
  [/^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg/i, "SVG"],
  [/^<(?:!doctype html|html|head|meta|table|body)/i, "web page"],
];

/** PDF readers accept leading bytes; here a program or web page before the PDF is refused. */
export function isPdf(head: Buffer): boolean {
  return /^(\xef\xbb\xbf)?\s*%PDF-[12]\.\d/.test(head.toString("latin1", 0, 1024));
}

/** True for the beginning of a video, of which the rest is too large to be stored. */
export function isVideoStart(head: Buffer): boolean {
  const text = head.toString("latin1", 0, 64);
  if (text.slice(4, 8) === "ftyp") return kindOfBrands(text) === undefined;
  const starts = ["\x1a\x45\xdf\xa3", "FLV\x01", "\0\0\x01\xba", "\0\0\x01\xb3"];
  return text.slice(8, 12) === "AVI " || starts.some((start) => text.startsWith(start));
}

/** Tells the kind by the content; the name is ignored. */
export async function detectFileKind(path: string, budget: Budget): Promise<FileKind> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    if (size === 0) return "empty";
    const head = await readAt(file, 0, headBytes);
    const text = head.toString("latin1");
    if (isPdf(head)) return "PDF";
    // Its pictures are longer than the head.
    if (text.startsWith("ID3")) return "sound";
    if (text.startsWith("PK\x03\x04") || text.startsWith("PK\x05\x06"))
      return kindOfZip(await zipEntries(file, size, budget), text);
    if (isCompoundFile(head)) return kindOfCompound(await compoundFileEntries(file, head, budget));
    const isMp4 = text.slice(4, 8) === "ftyp";
    if (isMp4 || text.startsWith("\x1a\x45\xdf\xa3")) {
      const still = isMp4 && kindOfBrands(text);
      if (still) return still;
      const tail = await readAt(file, Math.max(0, size - trackBytes), trackBytes);
      return kindOfTracks((await readAt(file, 0, trackBytes)).toString("latin1"), tail.toString("latin1"));
    }
    const start = text.replace(/^\xef\xbb\xbf/, "").trimStart();
    const written = textStarts.find(([pattern]) => pattern.test(start))?.[1];
    if (written) return written;
    if (isText(head)) return "text";
    const found = await fileTypeFromBuffer(head).catch(() => undefined);
    return kinds[found?.ext ?? ""] ?? "unknown";
  } catch (error) {
    if (error instanceof BudgetSpentError) return "unknown";
    throw error;
  } finally {
    await file.close();
  }
}

/** @param entries undefined if the file is incomplete: its first names are in `head` */
function kindOfZip(entries: readonly { name: string }[] | undefined, head: string): FileKind {
  const names = entries?.map(({ name }) => name) ?? head.match(/(?:word|xl|ppt)\/[a-z]/g) ?? [];
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^AndroidManifest\.xml$/)) return "Android app";
  if (has(/^META-INF\/MANIFEST\.MF$/)) return "program";
  if (has(/^\/?word[\\/]/i)) return "Word";
  if (has(/^\/?xl[\\/]/i)) return "Excel";
  if (has(/^\/?ppt[\\/]/i)) return "PowerPoint";
  if (has(/^Index\/.*\.iwa$|^Index\.zip$|^index\.(?:xml|apxl)(?:\.gz)?$/)) return "Apple document";
  if (/opendocument\.spreadsheet/.test(head)) return "Excel";
  if (/mimetypeapplication\/(?:vnd\.oasis\.opendocument|epub)/.test(head)) return "other document";
  const isCut = entries === undefined && head.includes("[Content_Types].xml");
  const isOffice = has(/^(?:content\.xml|mimetype)$/) || isCut;
  return isOffice ? "unknown" : "packed files";
}

function kindOfCompound(entries: readonly { name: string }[]): FileKind {
  const has = (name: string) => entries.some((entry) => entry.name.toLowerCase() === name);
  if (has("encryptedpackage")) return "locked document";
  if (has("worddocument")) return "Word";
  if (has("workbook") || has("book")) return "Excel";
  return has("powerpoint document") ? "PowerPoint" : "other document";
}

/** Photos in the container of MP4 differ from videos only in their brands. */
function kindOfBrands(text: string): FileKind | undefined {
  const brands: string[] = text.slice(8, 64).match(/.{4}/gs) ?? [];
  if (brands.includes("avif")) return "photo";
  if (brands.some((brand) => /^(?:he[ivx][cmsx]|mif1|msf1)$/.test(brand))) return "HEIC";
  return /^M4[AB] /.test(brands[0] ?? "") ? "sound" : undefined;
}

function kindOfTracks(...parts: string[]): FileKind {
  const has = (pattern: RegExp) => parts.some((part) => pattern.test(part));
  if (has(/hdlr.{8}vide|V_VP[89]|V_AV1|V_MPEG/s)) return "video";
  return has(/hdlr.{8}soun|A_OPUS|A_VORBIS|A_AAC/s) ? "sound" : "video";
}

function isText(head: Buffer): boolean {
  const isUtf16 = head.length > 3 && (head.readUInt16BE(0) === 0xfffe || head.readUInt16BE(0) === 0xfeff);
  return isUtf16 || !head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
}
