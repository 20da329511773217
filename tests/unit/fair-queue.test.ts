import { expect, test } from "vitest";
import { createFairQueue } from "~/limits/fair-queue";
import { ServerBusyError } from "~/limits/server-busy";

/** Queue whose jobs end when the test says so. */
function watchedQueue() {
  const queue = createFairQueue({ maxWaiting: 5, maxWaitingPerOwner: 2 });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (owner: string, signal?: AbortSignal) =>
    queue.run({ owner, ...(signal && { signal }) }, async () => {
      started.push(owner);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { add, endOne, started, queue };
}

test("runs one job at a time, and owners take turns", async () => {
  const { add, endOne, started } = watchedQueue();
  const jobs = ["a", "a", "a", "b", "c"].map((owner) => add(owner));
  for (const _ of jobs) await endOne();
  await Promise.all(jobs);
  expect(started).toEqual(["a", "a", "b", "c", "a"]);
});

test("refuses a third waiting job of one owner, and a sixth of all", async () => {
  const { add, endOne, queue } = watchedQueue();
  const jobs = ["a", "a", "a"].map((owner) => add(owner));
  await expect(add("a")).rejects.toThrow(ServerBusyError);
  expect(() => queue.assertRoom("a")).toThrow(ServerBusyError);
  expect(() => queue.assertRoom("b")).not.toThrow();
  jobs.push(...["b", "b", "c"].map((owner) => add(owner)));
  await expect(add("d")).rejects.toThrow(ServerBusyError);
  for (const _ of jobs) await endOne();
  await Promise.all(jobs);
});

test("removes a job whose sender has left", async () => {
  const { add, endOne, started } = watchedQueue();
  const sender = new AbortController();
  const first = add("a");
  const left = add("b", sender.signal);
  const last = add("b");
  sender.abort();
  await expect(left).rejects.toThrow("aborted");
  for (const _ of [first, last]) await endOne();
  await Promise.all([first, last]);
  expect(started).toEqual(["a", "b"]);
  await expect(add("b", sender.signal)).rejects.toThrow("aborted");
});

test("the queue continues after a failed job", async () => {
  const { queue } = watchedQueue();
  const failed = queue.run({ owner: "a" }, () => Promise.reject(new Error("broken")));
  const next = queue.run({ owner: "a" }, () => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
