import { stat } from "node:fs/promises";
import { join } from "node:path";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import { projectRoot } from "~/project-root.server";

/** Limits: bytes, unpacked bytes, rows, columns, and milliseconds. */
const maxBytes = 10 * 1024 * 1024;
const maxUnpackedBytes = 50 * 1024 * 1024;
const maxRows = 20_000;
const maxColumns = 200;
const readingMs = 5000;
const maxHeapMb = 256;

const worker = join(projectRoot, "app/files/workbook-worker.mjs");

/** `old`: Excel's binary format; `other`: a zip without a workbook. */
export type WorkbookProblem = "broken" | "large" | "old" | "locked" | "other";

export interface WorkbookWork {
  source: string | Uint8Array;
  maxUnpackedBytes: number;
  maxRows: number;
  maxColumns: number;
  port: MessagePort;
}

export type WorkbookReply = { rows: string[][] } | { problem: WorkbookProblem };

export class WorkbookError extends Error {
  override name = "WorkbookError";
  constructor(readonly problem: WorkbookProblem) {
    super(`This workbook cannot be read: ${problem}`);
  }
}

/** First visible, non-empty sheet, in a worker with limits: dates as `dd.mm.yyyy`. @throws WorkbookError */
export async function readWorkbook(source: string | Uint8Array): Promise<string[][]> {
  const bytes = typeof source === "string" ? (await stat(source)).size : source.byteLength;
  if (bytes > maxBytes) throw new WorkbookError("large");
  const { port1, port2 } = new MessageChannel();
  const thread = new Worker(worker, {
    workerData: { source, maxUnpackedBytes, maxRows, maxColumns, port: port2 } satisfies WorkbookWork,
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
    env: {},
    execArgv: [],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const reply = await new Promise<WorkbookReply>((resolve) => {
      port1.on("message", resolve);
      // Usually out of memory.
      thread.on("error", () => resolve({ problem: "large" }));
      thread.on("exit", () => setImmediate(resolve, { problem: "broken" }));
      timer = setTimeout(resolve, readingMs, { problem: "large" });
    });
    if ("problem" in reply) throw new WorkbookError(reply.problem);
    return reply.rows;
  } finally {
    clearTimeout(timer);
    port1.close();
    await thread.terminate();
  }
}
