import { makeAvif } from "./pictures.server";
import type { FileStore } from "./store.server";

interface AvifWork {
  /** The stem of a picture whose AVIF renditions are still to be made; the database knows. */
  next: () => Promise<string | undefined>;
  /** Notes the outcome, so that `next` never gives this stem again. */
  done: (stem: string, ok: boolean) => Promise<void>;
  store: FileStore;
  log: { error(details: object, message: string): void };
  /** Milliseconds to wait after the database failed; 30 seconds when not given. */
  pauseMs?: number;
}

/**
 * Makes AVIF renditions in the background, one picture at a time. What is to do is asked of the database each
 * time, so a restart goes on where the last run ended. Errors are logged and end nothing.
 * @returns `wake`, to be called when there is new work, and `stop`, which waits for the picture at work
 */
export function startAvifQueue({ next, done, store, log, pauseMs = 30_000 }: AvifWork) {
  let stopped = false;
  let woken = false;
  let rouse: () => void = () => {};

  function wake(): void {
    woken = true;
    rouse();
  }

  /** Sleeps until `wake`, also when that came just before, or until the time is over. */
  async function sleep(ms?: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      rouse = resolve;
      if (woken || stopped) return resolve();
      if (ms !== undefined) timer = setTimeout(resolve, ms).unref();
    });
    clearTimeout(timer);
    woken = false;
  }

  async function make(stem: string): Promise<boolean> {
    try {
      await makeAvif(store, stem);
      return true;
    } catch (error) {
      log.error({ err: error, stem }, "AVIF renditions could not be made");
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!stopped) {
      try {
        const stem = await next();
        if (stem === undefined) await sleep();
        else await done(stem, await make(stem));
      } catch (error) {
        // Without the pause a database that is down would have the same picture made over and over.
        log.error({ err: error }, "AVIF queue could not reach the database");
        await sleep(pauseMs);
      }
    }
  }

  const running = run();
  return {
    wake,
    async stop(): Promise<void> {
      stopped = true;
      wake();
      await running;
    },
  };
}
