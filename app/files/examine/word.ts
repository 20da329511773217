import type { FileHandle } from "node:fs/promises";
import { inflateRawSync } from "node:zlib";
import type { Budget } from "./budget";
import { compoundFileEntries, readStreamStart } from "./compound-file";
import { readAt } from "./read-at";
import { type XmlElement, xmlElements } from "./xml-elements";
import { type ZipEntry, zipEntries } from "./zip-entries";

/** Maximum unpacked bytes, to protect readers' memory. */
const maxUnpackedBytes = 100 * 1024 * 1024;
/** Maximum bytes of a part read here; real ones have some kilobytes. */
const maxPartBytes = 2 * 1024 * 1024;
/** Streams of embedded objects and packages ([MS-DOC] 2.1.6). */
const objectStreams = new Set(["\u0003objinfo", "\u0001ole10native"]);
/** One per header, footer and chart. */
const maxRelationshipParts = 200;

const officeXml = "application/vnd\\.openxmlformats-officedocument\\.";
/** Content types of parts that only hold text, looks and pictures (ECMA-376-1, 11 to 15). */
const allowedTypes = [
  new RegExp(`^${officeXml}(wordprocessingml|drawingml)\\.[\\w.]+\\+xml$`, "i"),
  new RegExp(
    `^${officeXml}(theme|themeOverride|(extended|custom)-properties|customXmlProperties)\\+xml$`,
    "i",
  ),
  new RegExp(`^${officeXml}(vmlDrawing|obfuscatedFont|wordprocessingml\\.printerSettings)$`, "i"),
  /^application\/vnd\.openxmlformats-package\.(relationships\+xml|core-properties\+xml|digital-signature-[\w+-]+)$/i,
  /^application\/vnd\.ms-(word\.stylesWithEffects|office\.(chartstyle|chartcolorstyle|chartex|intelligence2?|drawingml\.diagramDrawing))\+xml$/i,
  /^(application|text)\/xml$|^image\/[\w.+-]+$|^application\/(inkml\+xml|x-fontdata|x-font-ttf)$/i,
];
/** Last words of relationship types to such parts. */
const allowedRelations = new Set(
  (
    "officedocument core-properties coreproperties extended-properties extendedproperties custom-properties customproperties " +
    "thumbnail styles styleswitheffects styleswitheffects styleswithteffects settings websettings fonttable font theme " +
    "themeoverride numbering footnotes endnotes comments commentsextended commentsids commentsextensible people header footer " +
    "image hyperlink attachedtemplate customxml customxmlprops glossarydocument chart chartusershapes chartstyle " +
    "chartcolorstyle chartex diagramdata diagramlayout diagramquickstyle diagramcolors diagramdrawing ink vmldrawing " +
    "printersettings origin signature certificate intelligence recipientdata mailmergesource mailmergeheadersource"
  ).split(" "),
);

export type WordProblem =
  | "not Word"
  | "damaged"
  | "password"
  | "macros"
  | "not as Word makes them"
  | "another file inside"
  | "linked to another computer";

/** Examines an old Word document (OLE2). @param head first 512 bytes or more */
export async function examineDoc(
  file: FileHandle,
  head: Buffer,
  budget: Budget,
): Promise<WordProblem | undefined> {
  const entries = await compoundFileEntries(file, head, budget);
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
export async function examineDocx(
  file: FileHandle,
  size: number,
  budget: Budget,
): Promise<WordProblem | undefined> {
  const entries = await zipEntries(file, size, budget);
  if (!entries) return "damaged";
  const names = entries.map(({ name }) => name.toLowerCase());
  const types = entries.find(({ name }) => name.toLowerCase() === "[content_types].xml");
  if (!types) return "not Word";
  /** Returns the attributes of the elements with a name. */
  const readElements = async (part: ZipEntry, name: string) => {
    const found: XmlElement["attributes"][] = [];
    for (const element of xmlElements(await readPart(file, part, budget), budget))
      if (element.name === name) found.push(element.attributes);
    return found;
  };
  const overrides = await readElements(types, "Override");
  if (overrides.some(({ ContentType = "" }) => /macroEnabled|vbaProject/i.test(ContentType))) return "macros";
  if (names.some((name) => name.endsWith("vbaproject.bin"))) return "macros";
  const isMain = ({ ContentType = "" }) =>
    /wordprocessingml\.(document|template)\.main\+xml$/i.test(ContentType);
  const start = entries.find(({ name }) => name.toLowerCase() === "_rels/.rels");
  const target =
    start && (await readElements(types, "Default")).some(isMain)
      ? (await readElements(start, "Relationship")).find(({ Type = "" }) => /\/officeDocument$/.test(Type))
          ?.Target
      : undefined;
  const main = overrides.find(isMain)?.PartName ?? target ?? "/word/document.xml";
  if (!names.includes(main.replace(/^\//, "").toLowerCase())) return "not Word";
  const leadsOut = (name: string) => /^[\\/]|^[a-z]:|(^|[\\/])\.\.([\\/]|$)/i.test(name);
  const unpackedBytes = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpackedBytes > maxUnpackedBytes || names.some(leadsOut)) return "not as Word makes them";
  const typeOf = partTypes(overrides, await readElements(types, "Default"));
  if (names.some((name) => isEmbedded(name) || !isAllowedPart(name, typeOf(name))))
    return "another file inside";
  const relationships = entries.filter(({ name }) => name.toLowerCase().endsWith(".rels"));
  if (relationships.length > maxRelationshipParts) return "not as Word makes them";
  for (const part of relationships) {
    const problem = problemOfLinks(await readElements(part, "Relationship"));
    if (problem) return problem;
  }
  return undefined;
}

/** Returns a part's content type (ECMA-376-2, 6.2.3): its own, or that of its extension. */
function partTypes(overrides: XmlElement["attributes"][], defaults: XmlElement["attributes"][]) {
  const own = new Map(
    overrides.map(({ PartName = "", ContentType = "" }) => [
      PartName.replace(/^\//, "").toLowerCase(),
      ContentType,
    ]),
  );
  const ofExtension = new Map(
    defaults.map(({ Extension = "", ContentType = "" }) => [Extension.toLowerCase(), ContentType]),
  );
  return (name: string) => own.get(name) ?? ofExtension.get(name.slice(name.lastIndexOf(".") + 1));
}

/** Word does not open a part without a type; only XML is then harmless for other programs too. */
function isAllowedPart(name: string, type: string | undefined): boolean {
  if (name.endsWith("/") || name === "[content_types].xml") return true;
  if (type === undefined) return /\.(xml|rels|emf)$/.test(name);
  return allowedTypes.some((allowed) => allowed.test(type.trim()));
}

/** Word follows all links except hyperlinks: templates bring macros, shares leak a password hash. */
function problemOfLinks(relationships: readonly XmlElement["attributes"][]): WordProblem | undefined {
  for (const { Type = "", Target = "", TargetMode = "" } of relationships) {
    const kind = Type.slice(Type.lastIndexOf("/") + 1).toLowerCase();
    const isExternal = TargetMode.toLowerCase() === "external";
    if (!allowedRelations.has(kind)) return isExternal ? "linked to another computer" : "another file inside";
    if (!isExternal || kind === "hyperlink") continue;
    const isLocal = /^(file:\/\/\/)?[a-z]:|^[^/\\:%]+$/i.test(Target.replaceAll("%20", " "));
    if (isLocal || (kind === "image" && /^https?:\/\//i.test(Target))) continue;
    return "linked to another computer";
  }
  return undefined;
}

/** @throws RangeError if the part is too large or packed differently; TypeError if it is not UTF-8 */
async function readPart(
  file: FileHandle,
  { start, packedBytes, method }: ZipEntry,
  budget: Budget,
): Promise<string> {
  const header = await readAt(file, start, 30);
  if (header.length < 30 || packedBytes > maxPartBytes)
    throw new RangeError("A part of the zip cannot be read.");
  const data = start + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  budget.charge(packedBytes);
  const packed = await readAt(file, data, packedBytes);
  const content =
    method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: maxPartBytes, finishFlush: 2 });
  budget.charge(content.length);
  return new TextDecoder("utf-8", { fatal: true }).decode(content);
}

/** Allows embedded pictures; other embedded files start programs. */
function isEmbedded(name: string): boolean {
  const [folder = "", file = ""] = name.split("/").slice(-2);
  return ["embeddings", "activex"].includes(folder) && !/\.(png|jpe?g|gif|bmp|tiff?|emf|wmf)$/.test(file);
}
