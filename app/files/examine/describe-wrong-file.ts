import { type Message, msg, t } from "#say";
import type { FileKind } from "./file-kind";

/** Files that a field takes. */
export type Takes = "photo" | "PDF or photo" | "PDF, photo or recording" | "PDF" | "resume" | "table";

/** After “This file is …”. */
const names: Record<FileKind, Message> = {
  empty: msg(/* “This file is empty.” */ "empty"),
  PDF: msg(/* “This file is a PDF.” */ "a PDF"),
  photo: msg(/* “This file is a photo.” */ "a photo"),
  HEIC: msg(/* “This file is …”: a photo of an iPhone. */ "a photo in Apple's HEIC format"),
  GIF: msg("a GIF picture"),
  TIFF: msg("a TIFF picture"),
  BMP: msg("a BMP picture"),
  PSD: msg("a Photoshop picture"),
  SVG: msg("an SVG drawing"),
  video: msg("a video"),
  sound: msg("a sound recording"),
  Word: msg("a Word document"),
  Excel: msg("an Excel table"),
  PowerPoint: msg("a PowerPoint presentation"),
  "Apple document": msg("a document of Apple's Pages, Numbers or Keynote"),
  "other document": msg("a document of another program"),
  "locked document": msg("a document with a password"),
  "packed files": msg("a packed file, such as ZIP or RAR"),
  "Windows program": msg("a Windows program"),
  program: msg("a program"),
  "Android app": msg("an Android app"),
  "web page": msg("a web page"),
  calendar: msg("a calendar file"),
  text: msg("a plain text file"),
  unknown: msg("of an unknown kind"),
};

const choose: Record<Takes, Message> = {
  photo: msg("Choose a JPEG, PNG, WebP or AVIF photo."),
  "PDF or photo": msg("Choose a PDF or a photo."),
  "PDF, photo or recording": msg("Choose a PDF, a photo or a short recording."),
  PDF: msg("Choose a PDF, or a photo of the paper."),
  resume: msg("Choose a PDF, .doc or .docx."),
  table: msg("Choose an Excel table (.xlsx) or a CSV file."),
};

const pictures: FileKind[] = ["HEIC", "GIF", "TIFF", "BMP", "PSD", "SVG"];
const printable: FileKind[] = [
  "Word",
  "Excel",
  "PowerPoint",
  "Apple document",
  "other document",
  "web page",
  "text",
];
const tables: FileKind[] = ["Excel", "web page"];

/** Says what a refused file is and what to do next. @param originalName its extension is named if it is untrue */
export function describeWrongFile(kind: FileKind, originalName: string, takes: Takes): string {
  return `${describeCause(kind, originalName)} ${describeStep(kind, takes)}`;
}

/** Says why a file is too large; of a video, that its field takes none. @param otherwise message for other files */
export function describeTooLarge(
  { isVideo, originalName }: { isVideo?: boolean; originalName: string },
  takes: Takes,
  otherwise: string,
): string {
  return isVideo ? describeWrongFile("video", originalName, takes) : otherwise;
}

function describeCause(kind: FileKind, originalName: string): string {
  const named = /\.([a-z][a-z0-9]{1,4})$/i.exec(originalName.trim())?.[1]?.toLowerCase() ?? "";
  const name = t(names[kind]);
  if (kind === "unknown" || kind === "empty" || !isUntrue(named, kind))
    return t(/* {kind} such as “a Windows program”. */ "This file is {kind}.", { kind: name });
  return t(/* {kind} such as “a Windows program”. */ "This file is named .{named} but is {kind}.", {
    named,
    kind: name,
  });
}

/** Extensions that promise a kind which staff know. */
const promised: Record<string, readonly FileKind[]> = {
  pdf: ["PDF"],
  jpg: ["photo"],
  jpeg: ["photo"],
  png: ["photo"],
  webp: ["photo"],
  avif: ["photo"],
  doc: ["Word", "locked document"],
  docx: ["Word", "locked document"],
  xls: ["Excel", "locked document"],
  xlsx: ["Excel", "locked document"],
  csv: ["text"],
  txt: ["text"],
  mp4: ["video", "sound"],
  mp3: ["sound"],
};

const isUntrue = (named: string, kind: FileKind) =>
  Object.hasOwn(promised, named) && !promised[named]?.includes(kind);

function describeStep(kind: FileKind, takes: Takes): string {
  const isForStaff = takes !== "resume" && takes !== "table";
  if (kind === "empty") return t("Choose it again, or choose another file.");
  if (kind === "video" && isForStaff) return t("Put it on YouTube, then use “Add video”.");
  if (kind === "packed files") return t("Unpack it, then choose the file inside.");
  if (kind === "locked document") return t("Save it without the password, then choose it again.");
  if (takes === "table")
    return tables.includes(kind)
      ? t("Open it in Excel or LibreOffice, save it as .xlsx, then choose that.")
      : t(choose.table);
  if (kind === "HEIC" && isForStaff)
    return t(
      "On the iPhone choose Settings › Camera › Formats › Most Compatible, or save the photo as JPEG.",
    );
  if (pictures.includes(kind) && isForStaff) return t("Save it as JPEG or PNG, then choose that.");
  if (printable.includes(kind) && takes !== "photo") return t("Save it as PDF, then choose that.");
  return t(choose[takes]);
}
