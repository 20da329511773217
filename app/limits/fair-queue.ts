import { ServerBusyError } from "./server-busy";

export interface Turn {
  /** A visitor's network, or a fixed name. */
  owner: string;
  /** Aborts if the sender has left: the work is then not started. */
  signal?: AbortSignal;
}

export interface QueueLimits {
  maxWaiting: number;
  maxWaitingPerOwner: number;
}

interface Waiter {
  start: () => void;
}

/** Runs one job at a time. Owners take turns, so that many jobs of one do not delay the others. */
export function createFairQueue({ maxWaiting, maxWaitingPerOwner }: QueueLimits) {
  /** Owners in the order of their turns. */
  const waiting = new Map<string, Waiter[]>();
  let isBusy = false;

  /** @throws ServerBusyError if one more job would have to wait and cannot */
  function assertRoom(owner: string): void {
    const total = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (total >= maxWaiting || (waiting.get(owner)?.length ?? 0) >= maxWaitingPerOwner)
      throw new ServerBusyError("Too many files are waiting.");
  }

  /** @throws ServerBusyError, the signal's reason, or the error of `work` */
  async function run<Result>({ owner, signal }: Turn, work: () => Promise<Result>): Promise<Result> {
    signal?.throwIfAborted();
    if (isBusy) await wait(owner, signal);
    isBusy = true;
    try {
      return await work();
    } finally {
      startNext();
    }
  }

  function wait(owner: string, signal: AbortSignal | undefined): Promise<void> {
    assertRoom(owner);
    return new Promise((resolve, reject) => {
      const leave = () => {
        remove(owner, waiter);
        reject(signal?.reason);
      };
      const waiter: Waiter = {
        start() {
          signal?.removeEventListener("abort", leave);
          resolve();
        },
      };
      signal?.addEventListener("abort", leave);
      waiting.set(owner, [...(waiting.get(owner) ?? []), waiter]);
    });
  }

  function remove(owner: string, waiter: Waiter): void {
    const left = (waiting.get(owner) ?? []).filter((other) => other !== waiter);
    if (left.length > 0) waiting.set(owner, left);
    else waiting.delete(owner);
  }

  function startNext(): void {
    const [next] = waiting;
    if (!next) {
      isBusy = false;
      return;
    }
    const [owner, [waiter, ...others]] = next;
    waiting.delete(owner);
    if (others.length > 0) waiting.set(owner, others);
    waiter?.start();
  }

  return { run, assertRoom };
}
