import type { FileHandle } from "node:fs/promises";
import { inflateRawSync } from "node:zlib";
import { compoundFileEntries, readStreamStart } from "./compound-file";
import { readAt } from "./read-at";
import { type ZipEntry, zipEntries } from "./zip-entries";

/** Maximum unpacked bytes, to protect readers' memory. */
const maxUnpackedBytes = 100 * 1024 * 1024;
/** Maximum bytes of a part read here; real ones have some kilobytes. */
const maxPartBytes = 2 * 1024 * 1024;
/** Streams of embedded objects and packages ([MS-DOC] 2.1.6). */
const objectStreams = new Set(["\u0003objinfo", "\u0001ole10native"]);
/** One per header, footer and chart. */
const maxRelationshipParts = 1000;

export type WordProblem =
  | "not Word"
  | "damaged"
  | "password"
  | "macros"
  | "not as Word makes them"
  | "another file inside"
  | "linked to another computer";

/** Examines an old Word document (OLE2). @param head first 512 bytes or more */
export async function examineDoc(file: FileHandle, head: Buffer): Promise<WordProblem | undefined> {
  const entries = await compoundFileEntries(file, head);
  const find = (pattern: RegExp) => entries.find(({ name }) => pattern.test(name));
  if (find(/^EncryptedPackage$/i)) return "password";
  if (find(/^(_VBA_PROJECT|VBA|Macros)$/i)) return "macros";
  const main = find(/^WordDocument$/i);
  if (!main) return "not Word";
  // Flag fEncrypted of the FIB ([MS-DOC] 2.5.2), set for every kind of encryption.
  const information = await readStreamStart(file, head, entries, main);
  if (information.length >= 12 && information.readUInt16LE(10) & 0x0100) return "password";
  return entries.some(({ name }) => objectStreams.has(name.toLowerCase()))
    ? "another file inside"
    : undefined;
}

/** Examines a .docx: its directory, content types and relationships. @param size bytes of the file */
export async function examineDocx(file: FileHandle, size: number): Promise<WordProblem | undefined> {
  const entries = await zipEntries(file, size);
  if (!entries) return "damaged";
  const names = entries.map(({ name }) => name.toLowerCase());
  const types = entries.find(({ name }) => name.toLowerCase() === "[content_types].xml");
  if (!types) return "not Word";
  const contentTypes = await readPart(file, types);
  const overrides = listElements(contentTypes, "Override");
  if (overrides.some(({ ContentType = "" }) => /macroEnabled|vbaProject/i.test(ContentType))) return "macros";
  if (names.some((name) => name.endsWith("vbaproject.bin"))) return "macros";
  const isMain = ({ ContentType = "" }) =>
    /wordprocessingml\.(document|template)\.main\+xml$/i.test(ContentType);
  const start = entries.find(({ name }) => name.toLowerCase() === "_rels/.rels");
  const target =
    start && listElements(contentTypes, "Default").some(isMain)
      ? listElements(await readPart(file, start), "Relationship").find(({ Type = "" }) =>
          /\/officeDocument$/.test(Type),
        )?.Target
      : undefined;
  const main = overrides.find(isMain)?.PartName ?? target ?? "/word/document.xml";
  if (!names.includes(main.replace(/^\//, "").toLowerCase())) return "not Word";
  const leadsOut = (name: string) => /^[\\/]|^[a-z]:|(^|[\\/])\.\.([\\/]|$)/i.test(name);
  const unpackedBytes = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpackedBytes > maxUnpackedBytes || names.some(leadsOut)) return "not as Word makes them";
  if (names.some(isEmbedded)) return "another file inside";
  const relationships = entries.filter(({ name }) => name.toLowerCase().endsWith(".rels"));
  if (relationships.length > maxRelationshipParts) return "not as Word makes them";
  for (const part of relationships) {
    const problem = problemOfLinks(await readPart(file, part));
    if (problem) return problem;
  }
  return undefined;
}

/** Word follows all links except hyperlinks: templates bring macros, shares leak a password hash. */
function problemOfLinks(part: string): WordProblem | undefined {
  for (const { Type = "", Target = "", TargetMode = "" } of listElements(part, "Relationship")) {
    const kind = Type.slice(Type.lastIndexOf("/") + 1).toLowerCase();
    if (kind === "afchunk") return "another file inside";
    if (TargetMode.toLowerCase() !== "external" || kind === "hyperlink") continue;
    const isLocal = /^(file:\/\/\/)?[a-z]:|^[^/\\:]+$/i.test(Target);
    if (isLocal && kind !== "oleobject" && kind !== "frame") continue;
    if (kind === "image" && /^https?:\/\//i.test(Target)) continue;
    return "linked to another computer";
  }
  return undefined;
}

/** @throws RangeError if the part is too large or packed differently */
async function readPart(file: FileHandle, { start, packedBytes, method }: ZipEntry): Promise<string> {
  const header = await readAt(file, start, 30);
  if (header.length < 30 || packedBytes > maxPartBytes)
    throw new RangeError("A part of the zip cannot be read.");
  const data = start + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await readAt(file, data, packedBytes);
  const content =
    method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: maxPartBytes, finishFlush: 2 });
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
  return content.toString(isUtf16 ? "utf16le" : "utf8");
}

/** Allows embedded pictures; other embedded files start programs. */
function isEmbedded(name: string): boolean {
  const [folder = "", file = ""] = name.split("/").slice(-2);
  return ["embeddings", "activex"].includes(folder) && !/\.(png|jpe?g|gif|bmp|tiff?|emf|wmf)$/.test(file);
}

function listElements(xml: string, name: string): Partial<Record<string, string>>[] {
  const found: Partial<Record<string, string>>[] = [];
  for (const piece of xml.split("<")) {
    const [tag = ""] = piece.split(/[\s/>]/, 1);
    if (tag.slice(tag.indexOf(":") + 1) === name) found.push(parseAttributes(piece.slice(tag.length)));
  }
  return found;
}

function parseAttributes(text: string): Partial<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (let position = 0; ; ) {
    const equals = text.indexOf("=", position);
    if (equals < 0) return attributes;
    const [quote = ""] = text.slice(equals + 1).trimStart();
    const start = text.indexOf(quote, equals + 1) + 1;
    const end = text.indexOf(quote, start);
    if (!['"', "'"].includes(quote) || end < 0) return attributes;
    attributes[text.slice(position, equals).trim()] = decodeEntities(text.slice(start, end));
    position = end + 1;
  }
}

function decodeEntities(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
      return named[name] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : whole);
    },
  );
}
