import { createBudget } from "./budget";
import { examineDocumentFile } from "./document";
import { detectFileKind } from "./file-kind";
import { examinePicture } from "./picture";
import { examineRecording } from "./recording";
import { readTableFile } from "./table-file";

/** Bytes and characters touched. Real files of 10 MB need a third of it. */
const maxWork = 64 * 1024 * 1024;

/** Each reader charges the budget in every loop over the file. */
const readers = {
  kind: detectFileKind,
  document: examineDocumentFile,
  picture: examinePicture,
  recording: examineRecording,
  table: readTableFile,
};

export interface ExamineJob {
  kind: keyof typeof readers;
  path: string;
}

export function readFileOfJob({ kind, path }: ExamineJob) {
  return readers[kind](path, createBudget({ bytes: maxWork }));
}
