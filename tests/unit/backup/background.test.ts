import { EventEmitter } from "node:events";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pino } from "pino";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { createFileStore } from "~/files/store/store.server";
import { openDatabase } from "~db/connection.server";
import { startBackups } from "../../../server/background/backup";
import { makeTemporaryFolder } from "../../support/temporary-folder";

const started = vi.hoisted(() => [] as string[][]);
vi.mock("node:child_process", async (original) => ({
  ...(await original<typeof import("node:child_process")>()),
  spawn: (_command: string, args: string[]) => {
    started.push(args);
    return Object.assign(new EventEmitter(), {
      stdout: new PassThrough(),
      stderr: new PassThrough(),
      kill: () => {},
    });
  },
}));

test("a day's worth of looks at once starts one backup, not one for each", async () => {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const config = readConfig({ DATABASE_URL: `file:${file}`, UPLOADS_DIR: join(directory, "up") });
  const db = openDatabase(file);
  onTestFinished(async () => {
    vi.useRealTimers();
    await db.destroy();
  });
  vi.useFakeTimers({ toFake: ["Date", "setInterval"], now: Date.now() });
  startBackups({ config, db, files: createFileStore(config.uploadsDir), log: pino({ enabled: false }) });
  vi.advanceTimersByTime(26 * 60 * 60 * 1000);
  await expect.poll(() => started.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(started).toHaveLength(1);
});
