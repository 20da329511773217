import { setTimeout as wait } from "node:timers/promises";
import { awaitReplica, type Progress } from "./progress.server";

type Read = () => Promise<Progress>;

/** Milliseconds after which the replica counts as behind. */
export const maxLagMs = 60_000;

export interface Replica {
  /** Milliseconds since the replica last had everything, or since the start. */
  getLagMs: () => number;
}

/** Follows the replica; call `look` every few seconds, which is then the precision of the lag. */
export function followReplica(
  read: Read,
  clock = () => performance.now(),
): Replica & { look: () => Promise<void> } {
  let caughtUpAt = clock();
  let awaited: { since: number; hasArrived: ReturnType<typeof awaitReplica> } | undefined;
  return {
    async look() {
      const since = clock();
      const progress = await read().catch(() => undefined);
      if (!progress) return;
      const hasArrived = awaited?.hasArrived(progress);
      if (awaited && hasArrived) caughtUpAt = awaited.since;
      if (hasArrived !== false) awaited = { since, hasArrived: awaitReplica(progress) };
    },
    getLagMs: () => clock() - caughtUpAt,
  };
}

const pauseMs = 500;
const patienceMs = 15_000;

/** Waits until the replica has what the database has now. @returns milliseconds; undefined if it takes too long */
export async function measureLag(read: Read, maxMs = patienceMs): Promise<number | undefined> {
  const begun = performance.now();
  let hasArrived: ReturnType<typeof awaitReplica> | undefined;
  while (performance.now() - begun < maxMs) {
    const progress = await read().catch(() => undefined);
    const isDone = progress && hasArrived?.(progress);
    if (isDone) return performance.now() - begun;
    if (progress && isDone === undefined) hasArrived = awaitReplica(progress);
    await wait(pauseMs);
  }
  return undefined;
}
