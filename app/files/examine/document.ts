import { open } from "node:fs/promises";
import { type Budget, BudgetSpentError } from "./budget";
import { isCompoundFile } from "./compound-file";
import { detectFileKind, type FileKind, isPdf } from "./file-kind";
import { examinePdf, type PdfReport } from "./pdf";
import { readAt } from "./read-at";
import { examineDoc, examineDocx, type WordProblem } from "./word";
import { XmlRefusedError } from "./xml-elements";

/** Type by content, and the first reason to refuse the file. */
export interface DocumentReport extends Omit<PdfReport, "problem"> {
  extension?: "pdf" | "doc" | "docx";
  problem?: PdfReport["problem"] | WordProblem | "empty" | "not a document" | "too much work";
  /** Kind of a file that is no document. */
  kind?: FileKind;
}

export async function examineDocumentFile(path: string, budget: Budget): Promise<DocumentReport> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    if (size === 0) return { problem: "empty", kind: "empty" };
    const head = await readAt(file, 0, 1024);
    if (isPdf(head)) return { extension: "pdf", ...examinePdf(await readAt(file, 0, size), budget) };
    const isWord = isCompoundFile(head);
    if (isWord || head.toString("latin1", 0, 4) === "PK\x03\x04") {
      const problem = isWord
        ? await examineDoc(file, head, budget)
        : await examineDocx(file, size, budget).catch(problemOfError);
      if (problem === "not Word") return { problem, kind: await detectFileKind(path, budget) };
      return { extension: isWord ? "doc" : "docx", ...(problem && { problem }) };
    }
  } catch (error) {
    if (error instanceof BudgetSpentError) return { problem: "too much work" };
    throw error;
  } finally {
    await file.close();
  }
  return { problem: "not a document", kind: await detectFileKind(path, budget) };
}

function problemOfError(error: unknown): WordProblem {
  if (error instanceof BudgetSpentError) throw error;
  return error instanceof XmlRefusedError || error instanceof TypeError
    ? "not as Word makes them"
    : "damaged";
}
