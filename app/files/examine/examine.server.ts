import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createFairQueue, type QueueLimits } from "~/limits/fair-queue";
import { projectRoot } from "~/project-root.server";
import type { TableReport } from "~/spreadsheets/sheet";
import { MalformedBodyError } from "../upload/body-errors";
import { createChildWorker, WorkerLostError } from "./child-worker.server";
import type { DocumentReport } from "./document";
import type { FileKind } from "./file-kind";
import type { examinePicture } from "./picture";
import type { ExamineJob } from "./readers";
import type { RecordingReport } from "./recording";

interface Reports {
  kind: FileKind;
  document: DocumentReport;
  picture: Awaited<ReturnType<typeof examinePicture>>;
  recording: RecordingReport;
  table: TableReport;
}

/** Real files take a tenth of it. */
const maxCpuMs = 2_000;
/** Only a server without CPU time or a hanging disk takes so long. */
const timeoutMs = 60_000;
const maxHeapMb = 96;

const isBuilt = fileURLToPath(import.meta.url).startsWith(join(projectRoot, "build"));

/** Sender of a file. Visitors' files never delay those of staff, and networks take turns. */
export type Sender = { queue: "staff" } | { queue: "visitors"; network: string; signal: AbortSignal };

/** For work of staff and of the server itself. */
export const staffSender: Sender = { queue: "staff" };

const examiners = {
  visitors: examiner({ maxWaiting: 10, maxWaitingPerOwner: 2 }),
  staff: examiner({ maxWaiting: 100, maxWaitingPerOwner: 100 }),
};

function examiner(limits: QueueLimits) {
  const worker = createChildWorker<ExamineJob, { report?: unknown; error?: string; code?: string }>({
    script: join(projectRoot, isBuilt ? "build/server/examiner.js" : "app/files/examine/examiner.ts"),
    execArgv: [`--max-old-space-size=${maxHeapMb}`, ...(isBuilt ? [] : ["--import", "tsx"])],
    timeoutMs,
    maxCpuMs,
    idleMs: 20_000,
    priority: 0,
  });
  return { worker, queue: createFairQueue(limits) };
}

/** Tells the kind of a file of staff by its content. */
export function detectKind(path: string): Promise<FileKind> {
  return examineFile("kind", path, staffSender).catch((error: unknown): FileKind => {
    if (error instanceof WorkerLostError) return "unknown";
    throw error;
  });
}

/** Call it before reading a visitor's file. @throws ServerBusyError if it could not wait for its turn */
export function assertRoomForVisitor(network: string): void {
  examiners.visitors.queue.assertRoom(network);
}

/**
 * @throws WorkerLostError if the file crashed the process or used too much CPU time: refuse the file;
 * ServerBusyError; WorkerUnavailableError; MalformedBodyError if the sender has left; the file system's error
 * with its `code`
 */
export async function examineFile<Kind extends keyof Reports>(
  kind: Kind,
  path: string,
  sender: Sender,
): Promise<Reports[Kind]> {
  const { worker, queue } = examiners[sender.queue];
  const turn = sender.queue === "visitors" ? { owner: sender.network, signal: sender.signal } : { owner: "" };
  const { report, error, code } = await queue
    .run(turn, () => worker.run({ kind, path }))
    .catch((error: unknown) => {
      if (turn.signal?.aborted) throw new MalformedBodyError("The sender went away.", { cause: error });
      throw error;
    });
  if (error !== undefined) throw Object.assign(new Error(error), code && { code });
  return report as Reports[Kind];
}
