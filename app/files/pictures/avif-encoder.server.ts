import { join } from "node:path";
import { projectRoot } from "~/project-root.server";
import { type ChildWorkerOptions, createChildWorker } from "../examine/child-worker.server";

export interface AvifWork {
  source: string;
  quality: number;
  targets: { path: string; width: number }[];
}

export interface AvifReply {
  ready?: true;
  done?: true;
  message?: string;
  code?: string;
}

export type AvifEncoder = ReturnType<typeof createAvifEncoder>;

/** Not bundled, so that the child process loads sharp only. */
const script = join(projectRoot, "app/files/pictures/avif-worker.mjs");

export function createAvifEncoder(options: Partial<ChildWorkerOptions> = {}) {
  const worker = createChildWorker<AvifWork, AvifReply>({
    script,
    timeoutMs: 300_000,
    idleMs: 30_000,
    ...options,
  });

  /** @throws WorkerLostError, WorkerUnavailableError, or the encoder's error */
  async function encode(work: AvifWork): Promise<void> {
    const { done, message, code } = await worker.run(work);
    if (!done) throw Object.assign(new Error(message), code && { code });
  }

  return { encode, stop: worker.stop };
}
