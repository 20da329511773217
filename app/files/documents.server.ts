import { type FileHandle, open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { t } from "#say";
import type { Message } from "~/languages/messages";
import { compoundFileEntries, isCompoundFile } from "./compound-file.server";
import { type ZipEntry, zipEntries } from "./zip-entries.server";

/** Bytes that the parts of a Word document have at most when unpacked; more would fill the memory of who opens it. */
const maxUnpackedBytes = 100 * 1024 * 1024;

export interface DocumentType {
  extension: "pdf" | "doc" | "docx";
  mime: string;
}

/** A document that cannot be taken. The message is one for people: what is wrong, and what to do. */
export class DocumentRefusedError extends Error {
  override name = "DocumentRefusedError";
}

const mimes: Record<DocumentType["extension"], string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/**
 * What a document is by its content; its name must say the same. Accepted: .pdf, .doc, .docx (specification
 * section 5).
 * @param path a temporary file
 * @param originalName as the sender named it
 * @throws DocumentRefusedError with a sentence for people for everything else
 */
export async function identifyDocument(path: string, originalName: string): Promise<DocumentType> {
  const named = /\.(pdf|docx?)$/i.exec(originalName.trim())?.[1]?.toLowerCase();
  if (!named)
    throw new DocumentRefusedError(t("Please choose a file whose name ends in .pdf, .doc or .docx."));
  const extension = await extensionByContent(path);
  if (extension !== named) {
    throw new DocumentRefusedError(
      t(
        "This file's name ends in .{named}, but inside it is a .{extension}. Please save it anew as PDF and send that.",
        { named, extension },
      ),
    );
  }
  return { extension, mime: mimes[extension] };
}

async function extensionByContent(path: string): Promise<DocumentType["extension"]> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    if (size === 0) throw new DocumentRefusedError(t("This file is empty. Please choose it again."));
    const head = await read(file, 0, 1024);
    if (isPdf(head)) return await wholePdf(file, size);
    if (isCompoundFile(head)) return wordOfCompoundFile(await compoundFileEntries(file, head));
    if (head.toString("latin1", 0, 4) === "PK\x03\x04") return wordOfZip(await zipEntries(file, size));
  } finally {
    await file.close();
  }
  const found = await fileTypeFromFile(path).catch(() => undefined);
  throw new DocumentRefusedError(
    found
      ? t("This file is not a document but a .{extension}. Please send it as PDF, .doc or .docx.", {
          extension: found.ext,
        })
      : t("This file is not a document. Please send it as PDF, .doc or .docx."),
  );
}

/** Readers of PDF allow anything in the first 1024 bytes; a program or a web page with a PDF behind it is none. */
function isPdf(head: Buffer): boolean {
  return /^(\xef\xbb\xbf)?\s*%PDF-[12]\.\d/.test(head.toString("latin1"));
}

async function wholePdf(file: FileHandle, size: number): Promise<"pdf"> {
  const tail = await read(file, Math.max(0, size - 2048), 2048);
  if (!tail.includes("%%EOF")) {
    throw new DocumentRefusedError(t("This PDF is incomplete. Please save it anew, or send it again."));
  }
  return "pdf";
}

const macros: Message = "This document contains macros. Please save it as PDF or as a plain .docx.";

function wordOfCompoundFile(entries: string[]): "doc" {
  if (entries.includes("EncryptedPackage")) {
    throw new DocumentRefusedError(t("This document is locked with a password. Please save it without one."));
  }
  if (entries.some((name) => /^(_VBA_PROJECT|VBA|Macros)$/i.test(name)))
    throw new DocumentRefusedError(t(macros));
  if (entries.includes("WordDocument")) return "doc";
  throw new DocumentRefusedError(t("This is not a Word document. Please send it as PDF, .doc or .docx."));
}

function wordOfZip(zip: ZipEntry[] | undefined): "docx" {
  if (!zip) {
    throw new DocumentRefusedError(
      t("This document is damaged or did not arrive completely. Please send it again."),
    );
  }
  const entries = zip.map(({ name }) => name);
  if (!entries.includes("[Content_Types].xml") || !entries.includes("word/document.xml")) {
    throw new DocumentRefusedError(t("This is not a Word document. Please send it as PDF, .doc or .docx."));
  }
  if (entries.some((name) => name.toLowerCase().endsWith("vbaproject.bin"))) {
    throw new DocumentRefusedError(t(macros));
  }
  const isLeading = (name: string) => /^[\\/]|^[a-z]:|(^|[\\/])\.\.([\\/]|$)/i.test(name);
  const unpackedBytes = zip.reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpackedBytes > maxUnpackedBytes || entries.some(isLeading)) {
    throw new DocumentRefusedError(
      t("This document is not as Word makes them. Please save it as PDF and send that."),
    );
  }
  return "docx";
}

async function read(file: FileHandle, start: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
  return buffer.subarray(0, bytesRead);
}
