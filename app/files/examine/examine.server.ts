import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "~/project-root.server";
import type { TableReport } from "~/spreadsheets/sheet";
import { createChildWorker } from "../child-worker.server";
import type { DocumentReport } from "./document";
import type { ExamineJob } from "./examiner";
import type { examinePicture } from "./picture";
import type { RecordingReport } from "./recording";

interface Reports {
  document: DocumentReport;
  picture: Awaited<ReturnType<typeof examinePicture>>;
  recording: RecordingReport;
  table: TableReport;
}

/** Real files take a tenth of a second. */
const timeoutMs = 8_000;
const maxHeapMb = 96;

const isBuilt = fileURLToPath(import.meta.url).startsWith(join(projectRoot, "build"));

/** Two processes, so that a difficult document does not delay photos. */
const documents = examiner();
const workers = { document: documents, picture: examiner(), recording: documents, table: documents };

function examiner() {
  return createChildWorker<ExamineJob, { report?: unknown; error?: string; code?: string }>({
    script: join(projectRoot, isBuilt ? "build/server/examiner.js" : "app/files/examine/examiner.ts"),
    execArgv: [`--max-old-space-size=${maxHeapMb}`, ...(isBuilt ? [] : ["--import", "tsx"])],
    timeoutMs,
    idleMs: 20_000,
    priority: 0,
  });
}

/**
 * One file per process at a time. @throws WorkerLostError without an answer: refuse the file;
 * WorkerUnavailableError; the file system's error with its `code`
 */
export async function examineFile<Kind extends keyof Reports>(
  kind: Kind,
  path: string,
): Promise<Reports[Kind]> {
  const { report, error, code } = await workers[kind].run({ kind, path });
  if (error !== undefined) throw Object.assign(new Error(error), code && { code });
  return report as Reports[Kind];
}
