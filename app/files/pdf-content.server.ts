import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { inflate } from "node:zlib";

const unpack = promisify(inflate);
/** Bytes that all the packed objects of one PDF may have when unpacked; a resume has a few hundred kilobytes. */
const maxUnpackedBytes = 64 * 1024 * 1024;

/** A string on one line: a title may say "HTML/CSS/JS". */
const string = /\((?:[^()\\\r\n]|\\.|\([^()\r\n]*\))*\)/g;
/** Names in a PDF's dictionaries for what does something, instead of being read (ISO 32000-1, 12.6.4 and 7.11.4). */
type Harmful = "a program" | "a command that starts a program" | "another file" | "a film or a game";

const active = new Map<string, Harmful>([
  ["JavaScript", "a program"],
  ["JS", "a program"],
  ["Launch", "a command that starts a program"],
  ["EmbeddedFile", "another file"],
  ["EmbeddedFiles", "another file"],
  ["RichMedia", "a film or a game"],
]);

/** What a PDF contains besides pages to read, or why that cannot be told. */
export type ActiveContent = Harmful | "locked" | "too large";

/**
 * What a PDF contains besides pages to read, in words; undefined where it is only read. Packed objects (7.5.7) are looked
 * at too. A file that is meant to deceive a reader of PDF may deceive this as well: a virus scanner knows more.
 *
 * @returns "locked" where its objects are encrypted, and "too large" where they unpack to more than can be looked at
 */
export async function activePdfContent(path: string): Promise<ActiveContent | undefined> {
  let found: ActiveContent | undefined;
  let unpackedBytes = 0;
  for (const { text, packed } of partsOf(await readFile(path))) {
    if (/\/Encrypt\b/.test(plainNames(text))) return "locked";
    found ??= activeName(text);
    if (!packed || !/\/ObjStm\b/.test(plainNames(text))) continue;
    const objects = await unpackObjects(packed, unpackedBytes);
    if (objects === "too large") return objects;
    unpackedBytes += objects?.length ?? 0;
    found ??= objects && activeName(objects.toString("latin1"));
  }
  return found;
}

/**
 * A packed stream of objects; undefined where it is damaged: it holds nothing that a reader could use either.
 * @param before bytes that were unpacked of the same file
 */
export async function unpackObjects(
  packed: Buffer,
  before: number,
): Promise<Buffer | "too large" | undefined> {
  const room = maxUnpackedBytes - before;
  return unpack(packed, { maxOutputLength: room, finishFlush: 2 }).catch(isTooLarge);
}

/** What stands between streams, each with the bytes of the stream that follows it. */
export function* partsOf(pdf: Buffer): Generator<{ text: string; packed?: Buffer }> {
  let position = 0;
  for (;;) {
    const start = pdf.indexOf("stream", position, "latin1");
    if (start < 0) break;
    const text = pdf.toString("latin1", position, start);
    const body = start + "stream".length + (pdf[start + "stream".length] === 13 ? 2 : 1);
    const end = pdf.indexOf("endstream", body, "latin1");
    if (end < 0) break;
    yield { text, packed: pdf.subarray(body, end) };
    position = end + "endstream".length;
  }
  yield { text: pdf.toString("latin1", position) };
}

function activeName(text: string): Harmful | undefined {
  for (const [, name = ""] of plainNames(text.replace(string, "()")).matchAll(/\/([A-Za-z]+)(?![\w#])/g)) {
    const words = active.get(name);
    if (words) return words;
  }
}

/** Names may be written with numbers for their letters: /J#61vaScript. */
export function plainNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function isTooLarge(error: NodeJS.ErrnoException): "too large" | undefined {
  return error.code === "ERR_BUFFER_TOO_LARGE" ? "too large" : undefined;
}
