import { ServerBusyError } from "~/limits/server-busy";
import { isBucketProblem } from "~db/storage-errors";
import { WorkerLostError, WorkerUnavailableError } from "../examine/child-worker.server";
import type { FileStore } from "../store/store.server";
import type { AvifEncoder } from "./avif-encoder.server";
import type { AvifClaim, AvifJobs } from "./avif-jobs.server";
import { makeAvif } from "./pictures.server";

interface AvifWork {
  jobs: AvifJobs;
  encoder: AvifEncoder;
  store: FileStore;
  log: { error(details: object, message: string): void };
  /** Milliseconds between checks for pictures of other processes; default one minute. */
  pollMs?: number;
  /** Milliseconds to wait after a failure of database or disk, doubled each time; default 30 s. */
  pauseMs?: number;
}

interface Outcome {
  /** Prevented: not the picture's fault. */
  result: "made" | "failed" | "prevented";
  words: string;
  pause?: boolean;
}

const maxPauseFactor = 32;

/** One picture at a time, read from the database, so that a restart continues. @returns `wake` and `stop` */
export function startAvifQueue(work: AvifWork) {
  const { jobs, encoder, store, log, pollMs = 60_000, pauseMs = 30_000 } = work;
  let stopped = false;
  let woken = false;
  let rouse: () => void = () => {};
  let endPause: () => void = () => {};
  let pauses = 0;

  function wake(): void {
    woken = true;
    rouse();
  }

  /** Sleeps until `wake`, even if it came just before, or the next check. */
  async function sleep(): Promise<void> {
    await timed(pollMs, (end) => {
      rouse = end;
      if (woken || stopped) end();
    });
    woken = false;
  }

  /** Waits for database or disk, longer each time; only `stop` ends it. */
  async function pause(): Promise<void> {
    const factor = Math.min(2 ** pauses, maxPauseFactor);
    pauses += 1;
    await timed(pauseMs * factor, (end) => {
      endPause = end;
      if (stopped) end();
    });
  }

  async function make(stem: string): Promise<Outcome | undefined> {
    try {
      await makeAvif(store, stem, encoder.encode);
      return { result: "made", words: "" };
    } catch (error) {
      if (stopped) return undefined;
      log.error({ err: error, stem }, "AVIF renditions could not be made");
      return classifyError(error);
    }
  }

  async function note(claim: AvifClaim, outcome: Outcome | undefined): Promise<void> {
    if (!outcome) await jobs.release(claim);
    else if (outcome.result === "made") await jobs.finish(claim);
    else if (outcome.result === "failed") await jobs.fail(claim, outcome.words);
    else await jobs.postpone(claim, outcome.words);
  }

  /** Retries until the outcome is stored: otherwise a full disk would cost the picture an attempt. */
  async function noteAtLast(claim: AvifClaim, outcome: Outcome | undefined): Promise<void> {
    for (;;) {
      try {
        return await note(claim, outcome);
      } catch (error) {
        log.error({ err: error, stem: claim.stem }, "AVIF queue could not note an outcome");
        if (stopped) return;
        await pause();
      }
    }
  }

  async function run(): Promise<void> {
    while (!stopped) {
      try {
        const claim = await jobs.claim();
        const outcome = claim && (await make(claim.stem));
        if (claim) await noteAtLast(claim, outcome);
        if (!claim || outcome?.result === "made") pauses = 0;
        if (!claim) await sleep();
        else if (outcome?.pause) await pause();
      } catch (error) {
        // Prevents a busy loop while the database is down.
        log.error({ err: error }, "AVIF queue could not reach the database");
        await pause();
      }
    }
  }

  const running = run();
  return {
    wake,
    async stop(): Promise<void> {
      stopped = true;
      encoder.stop();
      wake();
      endPause();
      await running;
    },
  };
}

/** Waits without keeping the process alive; `started` receives a function that ends the wait. */
function timed(ms: number, started: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms).unref();
    started(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function classifyError(error: unknown): Outcome {
  if (error instanceof WorkerLostError) {
    return { result: "failed", words: "The program that makes it crashed." };
  }
  if (error instanceof ServerBusyError) {
    return { result: "prevented", words: "Making it took too long: the server is busy." };
  }
  if (error instanceof WorkerUnavailableError) {
    return { result: "prevented", words: "The program that makes it did not start.", pause: true };
  }
  if (isBucketProblem(error)) {
    return { result: "prevented", words: "The storage for uploaded files did not answer.", pause: true };
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return { result: "prevented", words: "The photo's file was not found." };
  // ReDoS: a system error code.
  if (/^E(?!RR_)[A-Z]+$/.test(code)) {
    return { result: "prevented", words: `The disk refused: ${code}.`, pause: true };
  }
  return { result: "failed", words: "The photo could not be converted." };
}
