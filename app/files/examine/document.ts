import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { type Budget, BudgetSpentError } from "./budget";
import { isCompoundFile } from "./compound-file";
import { examinePdf, type PdfReport } from "./pdf";
import { readAt } from "./read-at";
import { examineDoc, examineDocx, type WordProblem } from "./word";
import { XmlRefusedError } from "./xml-elements";

/** Type by content, and the first reason to refuse the file. */
export interface DocumentReport extends Omit<PdfReport, "problem"> {
  extension?: "pdf" | "doc" | "docx";
  problem?: PdfReport["problem"] | WordProblem | "empty" | "not a document" | "too much work";
  otherExtension?: string;
}

export async function examineDocumentFile(path: string, budget: Budget): Promise<DocumentReport> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    if (size === 0) return { problem: "empty" };
    const head = await readAt(file, 0, 1024);
    if (isPdf(head)) return { extension: "pdf", ...examinePdf(await readAt(file, 0, size), budget) };
    if (isCompoundFile(head)) return wordReport("doc", await examineDoc(file, head, budget));
    if (head.toString("latin1", 0, 4) === "PK\x03\x04")
      return wordReport("docx", await examineDocx(file, size, budget).catch(problemOfError));
  } catch (error) {
    if (error instanceof BudgetSpentError) return { problem: "too much work" };
    throw error;
  } finally {
    await file.close();
  }
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return { problem: "not a document", ...(found && { otherExtension: found.ext }) };
}

function problemOfError(error: unknown): WordProblem {
  if (error instanceof BudgetSpentError) throw error;
  return error instanceof XmlRefusedError || error instanceof TypeError
    ? "not as Word makes them"
    : "damaged";
}

function wordReport(extension: "doc" | "docx", problem: WordProblem | undefined): DocumentReport {
  return { ...(problem !== "not Word" && { extension }), ...(problem && { problem }) };
}

/** PDF readers accept leading bytes; here a program or web page before the PDF is refused. */
function isPdf(head: Buffer): boolean {
  return /^(\xef\xbb\xbf)?\s*%PDF-[12]\.\d/.test(head.toString("latin1"));
}
