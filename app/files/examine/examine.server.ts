import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "~/project-root.server";
import { createChildWorker } from "../child-worker.server";
import type { DocumentReport } from "./document";
import type { ExamineJob } from "./examiner";
import type { examinePicture } from "./picture";

interface Reports {
  document: DocumentReport;
  picture: Awaited<ReturnType<typeof examinePicture>>;
}

/** An honest file takes a tenth of a second. */
const timeoutMs = 8_000;
const maxHeapMb = 96;

const isBuilt = fileURLToPath(import.meta.url).startsWith(join(projectRoot, "build"));

/** One child process for each kind of file, so that a difficult document does not delay photos. */
const workers = { document: examiner(), picture: examiner() };

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
 * Examines an untrusted file in a child process with limits on time and memory, one file of a kind at a time.
 * @throws WorkerLostError if there is no answer: the file must be refused; WorkerUnavailableError if the process cannot start;
 * the file system's error with its `code`
 */
export async function examineFile<Kind extends keyof Reports>(
  kind: Kind,
  path: string,
): Promise<Reports[Kind]> {
  const { report, error, code } = await workers[kind].run({ kind, path });
  if (error !== undefined) throw Object.assign(new Error(error), code && { code });
  return report as Reports[Kind];
}
