import { join } from "node:path";
import { projectRoot } from "~/project-root.server";
import { type ChildWorkerOptions, createChildWorker } from "./child-worker.server";

/** What the child process is asked for: files of several widths from one picture. */
export interface AvifWork {
  source: string;
  quality: number;
  targets: { path: string; width: number }[];
}

/** Its answers: that it has started, that the work is done, or why not. */
export interface AvifReply {
  ready?: true;
  done?: true;
  message?: string;
  code?: string;
}

export type AvifEncoder = ReturnType<typeof createAvifEncoder>;

/** Plain JavaScript that is not bundled: the child process then loads sharp alone. */
const script = join(projectRoot, "app/files/avif-worker.mjs");

/** Makes AVIF files in a child process of low priority. */
export function createAvifEncoder(options: Partial<ChildWorkerOptions> = {}) {
  const worker = createChildWorker<AvifWork, AvifReply>({
    script,
    timeoutMs: 300_000,
    idleMs: 30_000,
    ...options,
  });

  /**
   * Writes the files that `work` names; one picture at a time.
   * @throws WorkerLostError, WorkerUnavailableError; otherwise the encoder's error, with its `code` if it is the file
   * system's
   */
  async function encode(work: AvifWork): Promise<void> {
    const { done, message, code } = await worker.run(work);
    if (!done) throw Object.assign(new Error(message), code && { code });
  }

  return { encode, stop: worker.stop };
}
