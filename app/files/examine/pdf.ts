import { inflateSync } from "node:zlib";
import { type Message, msg } from "#message";
import type { Budget } from "./budget";
import { objectStarts, positionsOf } from "./pdf-objects";
import {
  createPdfParser,
  isSpace,
  type PdfDictionary,
  PdfName,
  PdfReference,
  PdfString,
  type PdfValue,
  UnusualPdfError,
} from "./pdf-syntax";

/** Maximum unpacked bytes of object streams; a circular has a few hundred kilobytes. */
const maxUnpackedBytes = 16 * 1024 * 1024;
const maxPackedStreams = 5000;
const maxObjects = 300_000;
/** Work for an object, in addition to its bytes. */
const objectWork = 140;

/** Content that runs when the PDF is opened. Completes "This PDF contains …". */
export type HarmfulContent = Message;

const harmfulNames = new Map<string, HarmfulContent>([
  ["JavaScript", msg("a program")],
  ["JS", msg("a program")],
  ["OnInstantiate", msg("a program")],
  ["Launch", msg("a command that starts a program")],
  ["EmbeddedFile", msg("another file")],
  ["EmbeddedFiles", msg("another file")],
  ["FileAttachment", msg("another file")],
  ["RichMedia", msg("a film or a game")],
  ["RichMediaContent", msg("a film or a game")],
  ["GoToR", msg("a link to a file on another computer")],
  ["GoToE", msg("a link to a file on another computer")],
  ["SubmitForm", msg("a form that sends data")],
  ["ImportData", msg("a form that sends data")],
  ["XFA", msg("a form that can run programs")],
]);

/** Keys of addresses and file names, in actions, file specifications and streams (7.11, 12.6.4). */
const addressKeys = new Set(["URI", "Base", "F", "UF", "DOS", "Unix", "Mac"]);
/** Keys that lead from the trailer to what a viewer opens or runs. */
const leadingKeys = new Set(["Root", "Pages", "OpenAction", "AA", "A", "AcroForm", "Names"]);
const localFile = /^file:(?:\/|\/\/\/|\/\/localhost\/)(?![\\/])/i;

/** True for a Windows share: opening it leaks a password hash. */
function isOnAnotherComputer(text: string): boolean {
  const address = decodePercents(text.replaceAll("\0", "").trim());
  return /^file:/i.test(address) ? !localFile.test(address) : /^[\\/]{2}/.test(address);
}

function decodePercents(text: string): string {
  return text.replace(/%([\dA-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** `problem` is the first reason to refuse the PDF. */
export interface PdfReport {
  problem?: "locked" | "incomplete" | "too large inside" | "unusual PDF" | "harmful";
  harmful?: HarmfulContent;
  /** Undefined if unknown, 0 for an empty page tree. */
  pages?: number;
}

class PdfRefused extends Error {
  constructor(readonly problem: NonNullable<PdfReport["problem"]>) {
    super(problem);
  }
}

interface PageObject {
  isPage: boolean;
  count?: number | "unknown";
}

/** Reads every object, also in object streams (ISO 32000-1, 7.5.7). @throws BudgetSpentError */
export function examinePdf(bytes: Buffer, budget: Budget): PdfReport {
  const report: PdfReport = {};
  const objects = new Map<number, PageObject | undefined>();
  /** Objects that are the address of a share, and those that are used as an address. */
  const shares = new Set<number>();
  const addresses = new Set<number>();
  const leads = new Set<number>();
  let unpackedBytes = 0;
  let isLocked = false;
  let lastObject = 0;
  const parser = createPdfParser(
    budget,
    (name) => {
      report.harmful ??= harmfulNames.get(name);
    },
    (key, value) => {
      if (addressKeys.has(key)) checkAddress(value);
      if (leadingKeys.has(key) && value instanceof PdfReference) leads.add(value.number);
    },
  );

  function checkAddress(value: PdfValue): void {
    if (value instanceof PdfReference) addresses.add(value.number);
    if (value instanceof PdfString && isOnAnotherComputer(value.text))
      report.harmful ??= msg("a link to a file on another computer");
  }

  function readObject(
    source: Buffer,
    start: number,
    number: number,
  ): { entries?: PdfDictionary; end: number } {
    budget.charge(objectWork);
    const { value, end } = parser.read(source, start);
    if (objects.size >= maxObjects) throw new PdfRefused("unusual PDF");
    const entries = value instanceof Map ? value : undefined;
    if (value instanceof PdfString && isOnAnotherComputer(value.text)) shares.add(number);
    objects.set(number, entries && pageObject(entries));
    if (entries && isEncrypted(entries)) isLocked = true;
    return entries ? { entries, end } : { end };
  }

  function readPacked({ entries, start }: { entries: PdfDictionary; start: number }): void {
    const packed = bytes.subarray(start);
    const content = unpack(entries, packed, maxUnpackedBytes - unpackedBytes);
    const first = entries.get("First");
    if (typeof first !== "number" || first > content.length) throw new PdfRefused("unusual PDF");
    const touchedBytes = content === packed ? first : content.length;
    budget.charge(touchedBytes);
    unpackedBytes += touchedBytes;
    if (unpackedBytes > maxUnpackedBytes) throw new PdfRefused("too large inside");
    const count = entries.get("N");
    const numbers = readNumbers(content.subarray(0, first), typeof count === "number" ? 2 * count : first);
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      readObject(content, first + Number(numbers[index + 1]), Number(numbers[index]));
    }
  }

  function readNumbers(content: Buffer, max: number): number[] {
    const numbers: number[] = [];
    for (let position = 0; position < content.length && numbers.length < max; ) {
      const { value, end } = parser.read(content, position);
      if (typeof value !== "number") break;
      numbers.push(value);
      position = end;
    }
    return numbers;
  }

  try {
    const packedStreams: { entries: PdfDictionary; start: number }[] = [];
    for (const { number, start } of objectStarts(bytes, budget)) {
      lastObject = start;
      const { entries, end } = readObject(bytes, start, number);
      const data = entries && isPackedObjects(entries) ? streamStart(bytes, end) : undefined;
      if (entries && data !== undefined) packedStreams.push({ entries, start: data });
      if (packedStreams.length > maxPackedStreams) throw new PdfRefused("unusual PDF");
    }
    for (const start of positionsOf(bytes, "trailer")) {
      const { value } = parser.read(bytes, start + "trailer".length);
      if (value instanceof Map && isEncrypted(value)) isLocked = true;
    }
    // Object streams of an encrypted file are encrypted too.
    if (isLocked) return { problem: "locked" };
    packedStreams.forEach(readPacked);
    if ([...addresses].some((number) => shares.has(number)))
      report.harmful ??= msg("a link to a file on another computer");
    if ([...leads].some((number) => !objects.has(number))) throw new PdfRefused("unusual PDF");
  } catch (error) {
    if (error instanceof PdfRefused) return { problem: error.problem };
    if (error instanceof UnusualPdfError) return { problem: "unusual PDF" };
    throw error;
  }
  const pages = countPages(objects);
  if (pages !== undefined) report.pages = pages;
  if (report.harmful) report.problem = "harmful";
  else if (!isWhole(bytes, lastObject, pages)) report.problem = "incomplete";
  return report;
}

/** Real files have a line break. */
const maxSpaces = 1000;

/** Returns the position after `stream` and its line end. @throws PdfRefused */
function streamStart(bytes: Buffer, position: number): number | undefined {
  let start = position;
  while (isSpace(bytes[start])) {
    start += 1;
    if (start - position > maxSpaces) throw new PdfRefused("unusual PDF");
  }
  if (bytes.toString("latin1", start, start + 6) !== "stream") return undefined;
  start += 6;
  if (bytes[start] === 13) start += 1;
  return bytes[start] === 10 ? start + 1 : start;
}

/** Checks entries as well as type, which readers may ignore. */
function isPackedObjects(entries: PdfDictionary): boolean {
  return typeIs(entries, "ObjStm") || (entries.has("First") && entries.has("N"));
}

/** @throws PdfRefused if a stream is damaged, too large or packed unusually */
function unpack(entries: PdfDictionary, packed: Buffer, maxOutputLength: number): Buffer {
  const filters = [entries.get("Filter")]
    .flat()
    .map((filter) => (filter instanceof PdfName ? filter.name : filter));
  if (filters.length <= 1 && filters[0] === undefined) return packed;
  if (filters.length > 1 || !["FlateDecode", "Fl"].includes(String(filters[0])) || usesPredictor(entries))
    throw new PdfRefused("unusual PDF");
  try {
    // Trailing bytes are ignored; neither /Length nor "endstream" is trusted.
    return inflateSync(packed, { maxOutputLength, finishFlush: 2 });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE")
      throw new PdfRefused("too large inside");
    throw new PdfRefused("unusual PDF");
  }
}

function usesPredictor(entries: PdfDictionary): boolean {
  const [parameters] = [entries.get("DecodeParms")].flat();
  if (parameters === undefined) return false;
  return !(parameters instanceof Map) || (parameters.get("Predictor") ?? 1) !== 1;
}

function isEncrypted(entries: PdfDictionary): boolean {
  const lock = entries.get("Encrypt");
  return lock instanceof PdfReference || lock instanceof Map;
}

function typeIs(entries: PdfDictionary, name: string): boolean {
  const type = entries.get("Type");
  return type instanceof PdfName && type.name === name;
}

function pageObject(entries: PdfDictionary): PageObject | undefined {
  if (typeIs(entries, "Page")) return { isPage: true };
  if (!typeIs(entries, "Pages") || entries.has("Parent")) return undefined;
  const count = entries.get("Count");
  return { isPage: false, count: typeof count === "number" && count < 1e6 ? count : "unknown" };
}

/** Page count of the tree's root (7.7.3.2), if roots agree and enough pages exist. */
function countPages(objects: Map<number, PageObject | undefined>): number | undefined {
  const counts = new Set<number | "unknown">();
  let leaves = 0;
  for (const object of objects.values()) {
    if (object?.isPage) leaves += 1;
    else if (object?.count !== undefined) counts.add(object.count);
  }
  const [pages] = counts;
  if (counts.size !== 1 || typeof pages !== "number" || leaves < pages) return undefined;
  return pages > 0 || leaves === 0 ? pages : undefined;
}

/** Portals append bytes or omit the end mark; a complete last object and a page count suffice. */
function isWhole(bytes: Buffer, lastObject: number, pages: number | undefined): boolean {
  const lastEnd = bytes.lastIndexOf("endobj", undefined, "latin1");
  if (bytes.lastIndexOf("%%EOF", undefined, "latin1") > Math.max(lastObject, lastEnd)) return true;
  return (pages ?? 0) > 0 && lastEnd > lastObject;
}
