import { open } from "node:fs/promises";
import { msg } from "#message";
import { t } from "#say";
import type { Services } from "~/services/services.server";
import { WorkerLostError } from "../examine/child-worker.server";
import type { DocumentReport } from "../examine/document";
import { examineFile, type Sender, staffSender } from "../examine/examine.server";
import { readAt } from "../examine/read-at";
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
  const named = getExtension(originalName);
  if (named && !Object.hasOwn(mimes, named)) throw refused("name", {});
  const document = await inspectDocument(path, sender);
  if (named && document.extension !== named) {
    throw new DocumentRefusedError(
      t(
        "This file's name ends in .{named}, but inside it is a .{extension}. Please save it as PDF and send that.",
        { named, extension: document.extension },
      ),
      "name",
    );
  }
  return { ...document, scan: await scan(path, scanner) };
}

function getExtension(name: string): string {
  return /\.([a-z][a-z0-9]{1,4})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";
}

/** True for a document, false for a photo, by the name's extension or else the first bytes. */
export async function isDocument(path: string, originalName: string): Promise<boolean> {
  const named = getExtension(originalName);
  if (named) return Object.hasOwn(mimes, named);
  const file = await open(path, "r");
  try {
    return (await readAt(file, 0, 5)).toString("latin1") === "%PDF-";
  } finally {
    await file.close();
  }
}

/** Adds a missing extension; Android's file pickers drop it. */
export function withExtension(name: string, extension: string): string {
  // ReDoS: a name has at most 200 characters.
  return /\.(pdf|docx?)$/i.test(name) ? name : `${name.replace(/\.+$/, "") || "document"}.${extension}`;
}

const otherKinds: (DocumentProblem | undefined)[] = ["name", "not a document", "not Word", "macros"];

/** Examines a PDF of staff as `examineDocument` does. @param otherwise message for another kind of file */
export async function examinePdf(
  path: string,
  originalName: string,
  scanner: Scanner,
  otherwise: string,
): Promise<ExaminedDocument> {
  const document = await examineDocument(path, originalName, scanner, staffSender).catch((error: unknown) => {
    const isOther = error instanceof DocumentRefusedError && otherKinds.includes(error.problem);
    throw isOther ? new DocumentRefusedError(otherwise, "name") : error;
  });
  if (document.extension !== "pdf") throw new DocumentRefusedError(otherwise, "name");
  return document;
}

/** Examines a document without a virus scan. @throws DocumentRefusedError */
export async function inspectDocument(path: string, sender: Sender): Promise<Omit<ExaminedDocument, "scan">> {
  const report = await examineFile("document", path, sender).catch((error: unknown): DocumentReport => {
    if (error instanceof WorkerLostError) return { problem: "too much work" };
    throw error;
  });
  const { extension, problem, pages } = report;
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
  name: () => t("Please choose a file whose name ends in .pdf, .doc or .docx."),
  empty: () => t("This file is empty. Please choose it again."),
  virus: () =>
    t(
      "The virus scanner found something harmful in this file. Please check your device, and send another file.",
    ),
  "too much work": () => t("This file could not be checked. Please print it to a new PDF and send that."),
  "not a document": ({ otherExtension }) =>
    otherExtension
      ? t("This file is not a document but a .{extension}. Please send it as PDF, .doc or .docx.", {
          extension: otherExtension,
        })
      : t("This file is not a document. Please send it as PDF, .doc or .docx."),
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
