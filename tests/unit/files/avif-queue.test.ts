import sharp from "sharp";
import { afterEach, expect, test, vi } from "vitest";
import { startAvifQueue } from "../../../app/files/avif-queue.server";
import { makePicture } from "../../../app/files/pictures.server";
import { randomStem } from "../../../app/files/store.server";
import { workshop } from "./workshop";

const { store, put, kept, clear } = await workshop();
afterEach(clear);
const log = { error: vi.fn() };

async function picture(): Promise<string> {
  const create = { width: 100, height: 80, channels: 3 as const, background: "teal" };
  return (await makePicture(store, await put(await sharp({ create }).png().toBuffer()))).stem;
}

test("makes what waits, sleeps, and goes on when woken", async () => {
  const waiting = [await picture(), randomStem(), await picture()];
  const outcomes: boolean[] = [];
  const queue = startAvifQueue({
    store,
    log,
    next: async () => waiting[0],
    async done(stem, ok) {
      expect(stem).toBe(waiting.shift());
      outcomes.push(ok);
    },
  });
  await vi.waitUntil(() => outcomes.length === 3);
  expect(outcomes).toEqual([true, false, true]);
  expect(log.error).toHaveBeenCalledOnce();
  waiting.push(await picture());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(outcomes).toHaveLength(3);
  queue.wake();
  await vi.waitUntil(() => outcomes.length === 4);
  await queue.stop();
  expect((await kept()).filter((name) => name.endsWith(".avif"))).toHaveLength(12);
});

test("a wake that comes while the database is asked is not lost", async () => {
  const stem = await picture();
  const answers = [undefined, stem];
  const done = vi.fn(async () => {});
  const queue = startAvifQueue({
    store,
    log,
    async next() {
      await Promise.resolve();
      const answer = answers.shift();
      if (answers.length === 1) queue.wake();
      return answer;
    },
    done,
  });
  await vi.waitUntil(() => done.mock.calls.length === 1);
  await queue.stop();
});

test("a database that fails is asked again after a pause, and stopping ends the pause", async () => {
  let asked = 0;
  const next = async () => {
    asked += 1;
    throw new Error("busy");
  };
  const queue = startAvifQueue({ store, log, next, done: async () => {}, pauseMs: 30 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await queue.stop();
  expect(asked).toBeGreaterThan(1);
  expect(asked).toBeLessThan(6);
  const patient = startAvifQueue({ store, log, next, done: async () => {}, pauseMs: 60_000 });
  await new Promise((resolve) => setTimeout(resolve, 10));
  await patient.stop();
});
