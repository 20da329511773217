import { msg, t } from "#say";
import type { Services } from "~/services/services.server";
import { WorkerLostError } from "../examine/child-worker.server";
import { describeWrongFile, type Takes } from "../examine/describe-wrong-file";
import type { DocumentReport } from "../examine/document";
import { examineFile, type Sender, staffSender } from "../examine/examine.server";
import type { FileKind } from "../examine/file-kind";
import { ScannerUnavailableError, scanForViruses } from "../upload/virus-scan.server";

export interface DocumentType {
  extension: "pdf" | "doc" | "docx";
  mime: string;
}

export type ScanResult = "clean" | "failed" | "none";

export interface ExaminedDocument extends DocumentType {
  pages: number | undefined;
  scan: ScanResult;
}

export type DocumentProblem = NonNullable<DocumentReport["problem"]> | "name" | "virus";

export class DocumentRefusedError extends Error {
  override name = "DocumentRefusedError";
  constructor(
    message: string,
    readonly problem?: DocumentProblem,
    readonly kind?: FileKind,
  ) {
    super(message);
  }
}

export interface Scanner {
  socket: string | undefined;
  onError: (error: Error) => void;
}

const mimes: Record<DocumentType["extension"], string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

export function createScanner({ config, log }: Pick<Services, "config" | "log">): Scanner {
  return {
    socket: config.clamdSocket,
    onError: (error) => log.error({ err: error }, "a document was stored that could not be scanned"),
  };
}

/**
 * PDF, .doc and .docx (specification section 5) that open for anyone and run nothing. Content decides.
 * A failed virus scan does not refuse the file; staff are warned. @throws DocumentRefusedError
 */
export async function examineDocument(
  path: string,
  originalName: string,
  scanner: Scanner,
  sender: Sender,
): Promise<ExaminedDocument> {
  return checkNameAndScan(await inspectDocument(path, sender, originalName), path, originalName, scanner);
}

async function checkNameAndScan(
  document: Omit<ExaminedDocument, "scan">,
  path: string,
  originalName: string,
  scanner: Scanner,
): Promise<ExaminedDocument> {
  const { extension } = document;
  const named = getExtension(originalName);
  if (named && extension !== named)
    throw new DocumentRefusedError(describeOtherName(named, extension), "name");
  return { ...document, scan: await scan(path, scanner) };
}

function getExtension(name: string): string {
  return /\.([a-z][a-z0-9]{1,4})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";
}

function describeOtherName(named: string, extension: DocumentType["extension"]): string {
  return extension === "pdf"
    ? t(
        "This file is named .{named} but is a PDF. Change the end of its name to .pdf, then choose it again.",
        {
          named,
        },
      )
    : t(
        "This file's name ends in .{named}, but inside it is a .{extension}. Please save it as PDF and send that.",
        { named, extension },
      );
}

/** Adds a missing extension; Android's file pickers drop it. */
export function withExtension(name: string, extension: string): string {
  // ReDoS: a name has at most 200 characters.
  return /\.(pdf|docx?)$/i.test(name) ? name : `${name.replace(/\.+$/, "") || "document"}.${extension}`;
}

/** Examines a PDF of staff as `examineDocument` does. @param takes what its field takes, for messages */
export async function examinePdf(
  path: string,
  originalName: string,
  scanner: Scanner,
  takes: Exclude<Takes, "resume" | "table">,
): Promise<ExaminedDocument> {
  const refuseKind = (kind: FileKind) =>
    new DocumentRefusedError(describeWrongFile(kind, originalName, takes), "not a document", kind);
  const document = await inspectDocument(path, staffSender, originalName).catch((error: unknown) => {
    if (!(error instanceof DocumentRefusedError)) throw error;
    if (error.kind) throw refuseKind(error.kind);
    throw error.problem === "macros" ? refuseKind("Word") : error;
  });
  if (document.extension !== "pdf") throw refuseKind("Word");
  return checkNameAndScan(document, path, originalName, scanner);
}

/** Examines a document without a virus scan. @throws DocumentRefusedError */
export async function inspectDocument(
  path: string,
  sender: Sender,
  originalName = "",
): Promise<Omit<ExaminedDocument, "scan">> {
  const report = await examineFile("document", path, sender).catch((error: unknown): DocumentReport => {
    if (error instanceof WorkerLostError) return { problem: "too much work" };
    throw error;
  });
  const { extension, problem, pages, kind } = report;
  if (kind) throw new DocumentRefusedError(describeWrongFile(kind, originalName, "resume"), problem, kind);
  if (problem || !extension) throw refused(problem ?? "not a document", report);
  return { extension, mime: mimes[extension], pages };
}

async function scan(path: string, { socket, onError }: Scanner): Promise<ScanResult> {
  if (!socket) return "none";
  try {
    if (await scanForViruses(socket, path)) throw refused("virus", {});
    return "clean";
  } catch (error) {
    if (!(error instanceof ScannerUnavailableError)) throw error;
    onError(error);
    return "failed";
  }
}

const messages: Record<DocumentProblem, (report: DocumentReport) => string> = {
  name: () => t("Choose a PDF, .doc or .docx."),
  empty: () => t("This file is empty. Please choose it again."),
  virus: () =>
    t(
      "The virus scanner found something harmful in this file. Please check your device, and send another file.",
    ),
  "too much work": () => t("This file could not be checked. Please print it to a new PDF and send that."),
  "not a document": () => t("This file is not a document. Please send it as PDF, .doc or .docx."),
  locked: () =>
    t(
      "This PDF is locked: it asks for a password, or does not let everybody copy or print it. Please open it, choose Print and Save as PDF, and send the new file.",
    ),
  incomplete: () => t("This PDF is incomplete. Please save it again, or send it again."),
  "too large inside": () => t("This PDF is too large inside. Please print it to a new PDF and send that."),
  "unusual PDF": () => t("This PDF is packed in an unusual way. Please print it to a new PDF and send that."),
  harmful: ({ harmful }) =>
    t("This PDF contains {what}, not only pages. Please print it to a new PDF and send that.", {
      what: t(
        harmful ?? msg(/* What a PDF contains: “This PDF contains a program, not only pages.” */ "a program"),
      ),
    }),
  "not Word": () => t("This is not a Word document. Please send it as PDF, .doc or .docx."),
  damaged: () => t("This document is damaged or did not arrive completely. Please send it again."),
  password: () => t("This document is locked with a password. Please save it without one."),
  macros: () => t("This document contains macros. Please save it as PDF or as a plain .docx."),
  "not as Word makes them": () =>
    t("This document is not as Word makes them. Please save it as PDF and send that."),
  "another file inside": () =>
    t("This document has another file inside. Please save it as PDF and send that."),
  "linked to another computer": () =>
    t("This document loads something from another computer. Please save it as PDF and send that."),
};

function refused(problem: DocumentProblem, report: DocumentReport): DocumentRefusedError {
  return new DocumentRefusedError(messages[problem](report), problem);
}
