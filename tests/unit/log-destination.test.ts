import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { logDestination } from "~/services/log-destination.server";
import { makeSmallDisk, noSmallDisk } from "../support/small-disk";

test("however many destinations there are, the process has one listener for its end", () => {
  const before = process.listenerCount("exit");
  for (let count = 1; count <= 12; count += 1) logDestination(1);
  expect(process.listenerCount("exit")).toBeLessThanOrEqual(before + 1);
});

test("on a full disk the log drops lines, and continues when there is room", async (context) => {
  const reason = noSmallDisk();
  if (reason) context.skip(reason);
  const disk = makeSmallDisk(8);
  onTestFinished(disk.remove);
  const file = join(disk.path, "log");
  const descriptor = openSync(file, "a");
  onTestFinished(() => closeSync(descriptor));
  const log = pino({ base: null }, logDestination(descriptor));
  const lines = () =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { msg: string; lost?: number });
  log.info("first");
  await expect.poll(() => lines().map(({ msg }) => msg)).toEqual(["first"]);
  disk.fill();
  const text = "x".repeat(1000);
  for (let index = 0; index < 3000; index += 1) log.info(`${index} ${text}`);
  // The last block of the file is full.
  await new Promise((resolve) => setTimeout(resolve, 50));
  disk.makeRoom();
  await expect.poll(() => lines().some(({ lost }) => (lost ?? 0) > 1000), { timeout: 5000 }).toBe(true);
  log.info("last");
  await expect.poll(() => lines().at(-1)?.msg).toBe("last");
  const kept = lines();
  const lost = kept.find((line) => line.lost !== undefined)?.lost ?? 0;
  expect(kept.length - 3 + lost).toBe(3000);
});
