import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { DocumentRefusedError, inspectDocument } from "~/files/documents/documents.server";
import { staffSender } from "~/files/examine/examine.server";
import type { FileProblem } from "~db/schema";

/** Bytes of a readable document, not empty and fit for phones. */
const plausibleBytes = { least: 400, most: 25 * 1024 * 1024 };
/** Maximum pages of a certificate, list or calendar. */
const maxPages = 300;

export interface FileDetails {
  sha256: string;
  bytes: number;
  pages: number | null;
  problem: FileProblem;
}

type Before = Pick<FileDetails, "sha256" | "pages"> | undefined;

/** Checks, as a stream, that a document is an unchanged PDF with plausible pages and size. */
export async function checkFile(path: string, before: Before): Promise<FileDetails> {
  const nothing = { sha256: before?.sha256 ?? "", bytes: 0, pages: null };
  try {
    const { sha256, bytes } = await hashFile(path);
    // The first hash stays: a change is reported until staff upload a file themselves.
    if (before?.sha256 && before.sha256 !== sha256) {
      return { sha256: before.sha256, bytes, pages: before.pages, problem: "changed" };
    }
    if (bytes > plausibleBytes.most) return { sha256, bytes, pages: null, problem: "too large" };
    const { extension, pages = null } = await inspectDocument(path, staffSender);
    if (extension !== "pdf") return { sha256, bytes, pages, problem: "not a PDF" };
    return { sha256, bytes, pages, problem: findProblem(bytes, pages) };
  } catch (error) {
    if (error instanceof DocumentRefusedError) {
      return { ...nothing, ...(await hashFile(path)), problem: problemOfRefusal(error) };
    }
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return { ...nothing, problem: isMissing ? "missing" : "unreadable" };
  }
}

function problemOfRefusal({ problem }: DocumentRefusedError): FileProblem {
  if (problem === "locked") return "locked";
  if (problem === "too much work") return "unreadable";
  return problem === "harmful" || problem === "unusual PDF" ? "more than pages" : "not a PDF";
}

function findProblem(bytes: number, pages: number | null): FileProblem {
  if (pages === 0) return "no pages";
  if (pages !== null && pages > maxPages) return "many pages";
  return bytes < plausibleBytes.least ? "too small" : "";
}

async function hashFile(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { sha256: hash.digest("hex"), bytes };
}
