import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { DocumentRefusedError, inspectDocument } from "~/files/documents.server";
import type { FileProblem } from "~db/schema";

/** Bytes that a document has which somebody can read on a phone; and a document with anything in it. */
const plausibleBytes = { least: 400, most: 25 * 1024 * 1024 };
/** Pages that a certificate, a list or a calendar has at most. */
const mostPages = 300;

/** What is known of a file that was looked at. */
export interface FileFacts {
  /** Empty if it could not be read. */
  sha256: string;
  bytes: number;
  /** Null where that cannot be told. */
  pages: number | null;
  problem: FileProblem;
}

/** What the last check found; nothing if there was none. */
type Before = Pick<FileFacts, "sha256" | "pages"> | undefined;

/**
 * Looks at the file of a document: whether it is there, is a PDF, has pages and a size that can be right, and is the one that was
 * there before. It is read as a stream.
 * @param path of the file
 */
export async function checkFile(path: string, before: Before): Promise<FileFacts> {
  const nothing = { sha256: before?.sha256 ?? "", bytes: 0, pages: null };
  try {
    const { sha256, bytes } = await digestOf(path);
    // What was there first stays the measure: a changed file is told of until staff have chosen it themselves.
    if (before?.sha256 && before.sha256 !== sha256) {
      return { sha256: before.sha256, bytes, pages: before.pages, problem: "changed" };
    }
    if (bytes > plausibleBytes.most) return { sha256, bytes, pages: null, problem: "too large" };
    const { extension, pages = null } = await inspectDocument(path);
    if (extension !== "pdf") return { sha256, bytes, pages, problem: "not a PDF" };
    return { sha256, bytes, pages, problem: problemOf(bytes, pages) };
  } catch (error) {
    if (error instanceof DocumentRefusedError) {
      return { ...nothing, ...(await digestOf(path)), problem: problemOfRefusal(error) };
    }
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return { ...nothing, problem: isMissing ? "missing" : "unreadable" };
  }
}

function problemOfRefusal({ problem }: DocumentRefusedError): FileProblem {
  if (problem === "locked") return "locked";
  if (problem === "no answer") return "unreadable";
  return problem === "harmful" || problem === "unusual PDF" ? "more than pages" : "not a PDF";
}

function problemOf(bytes: number, pages: number | null): FileProblem {
  if (pages === 0) return "no pages";
  if (pages !== null && pages > mostPages) return "many pages";
  return bytes < plausibleBytes.least ? "too small" : "";
}

async function digestOf(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { sha256: hash.digest("hex"), bytes };
}
