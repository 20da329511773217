import type { AvifEncoder } from "./avif-encoder.server";
import type { AvifClaim, AvifJobs } from "./avif-jobs.server";
import { WorkerLostError, WorkerUnavailableError } from "./child-worker.server";
import { makeAvif } from "./pictures.server";
import type { FileStore } from "./store.server";

interface AvifWork {
  jobs: AvifJobs;
  encoder: AvifEncoder;
  store: FileStore;
  log: { error(details: object, message: string): void };
  /** Milliseconds after which the database is asked again for pictures that another process brought; a minute when not given. */
  lookMs?: number;
  /** Milliseconds to wait after the database or the disk failed, each time in a row twice as long; 30 seconds when not given. */
  pauseMs?: number;
}

interface Outcome {
  /** Prevented: by something that is not the picture's fault. */
  result: "made" | "failed" | "prevented";
  /** Why, for people. */
  words: string;
  /** The next picture would be prevented too. */
  pause?: boolean;
}

/** Pauses grow up to this many times the first one. */
const longestPause = 32;

/**
 * Makes AVIF renditions in the background, one picture at a time. What is to do is asked of the database each
 * time, so a restart goes on where the last run ended. Errors are logged and end nothing.
 * @returns `wake`, to be called when there is new work, and `stop`, which gives the picture at work back
 */
export function startAvifQueue(work: AvifWork) {
  const { jobs, encoder, store, log, lookMs = 60_000, pauseMs = 30_000 } = work;
  let stopped = false;
  let woken = false;
  let rouse: () => void = () => {};
  let endPause: () => void = () => {};
  let pauses = 0;

  function wake(): void {
    woken = true;
    rouse();
  }

  /** Sleeps until `wake`, also when that came just before, or until it is time to look again. */
  async function sleep(): Promise<void> {
    await timed(lookMs, (end) => {
      rouse = end;
      if (woken || stopped) end();
    });
    woken = false;
  }

  /** Waits until the database or the disk may be well again, longer each time; only `stop` ends it. */
  async function pause(): Promise<void> {
    const factor = Math.min(2 ** pauses, longestPause);
    pauses += 1;
    await timed(pauseMs * factor, (end) => {
      endPause = end;
      if (stopped) end();
    });
  }

  /** @returns the outcome, or undefined if the work was broken off to stop */
  async function make(stem: string): Promise<Outcome | undefined> {
    try {
      await makeAvif(store, stem, encoder.encode);
      return { result: "made", words: "" };
    } catch (error) {
      if (stopped) return undefined;
      log.error({ err: error, stem }, "AVIF renditions could not be made");
      return outcomeOf(error);
    }
  }

  async function note(claim: AvifClaim, outcome: Outcome | undefined): Promise<void> {
    if (!outcome) await jobs.release(claim);
    else if (outcome.result === "made") await jobs.finish(claim);
    else if (outcome.result === "failed") await jobs.fail(claim, outcome.words);
    else await jobs.postpone(claim, outcome.words);
  }

  /** Notes the outcome, however long the database takes: else a full disk would cost the picture its attempts. */
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
        // Without the pause a database that is down would be asked over and over.
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

/** Waits, without keeping the process alive; `started` is given the way to end it early. */
function timed(ms: number, started: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms).unref();
    started(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof WorkerLostError) {
    return { result: "failed", words: "The program that makes it crashed or took too long." };
  }
  if (error instanceof WorkerUnavailableError) {
    return { result: "prevented", words: "The program that makes it did not start.", pause: true };
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return { result: "prevented", words: "The photo's file was not found." };
  // ReDoS: a code of the system.
  if (/^E(?!RR_)[A-Z]+$/.test(code)) {
    return { result: "prevented", words: `The disk refused: ${code}.`, pause: true };
  }
  return { result: "failed", words: "The photo could not be converted." };
}
