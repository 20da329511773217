import { spawn } from "node:child_process";
import { copyFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { openDatabase } from "~db/connection.server";
import { stopWhenIdle } from "../../server/idle";
import { makeTemporaryFolder } from "../support/temporary-folder";

async function openServer(isActivated = true) {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const db = openDatabase(file);
  const answers: ServerResponse[] = [];
  const server = createServer((_, response) => void answers.push(response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await db.destroy();
  });
  const stop = vi.fn();
  const config = readConfig({ DATABASE_URL: `file:${file}`, IDLE_EXIT_MINUTES: "15" });
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  stopWhenIdle({ config, db }, server, stop, { intervalMs: 5, isActivated });
  const pass = async (minutes: number) => {
    now += minutes * 60_000;
    await wait(60);
  };
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { db, answers, stop, pass, ask };
}

test("stops fifteen minutes after the last answer, never during one", async () => {
  const { answers, stop, pass, ask } = await openServer();
  await pass(14.9);
  const asked = ask();
  await expect.poll(() => answers.length).toBe(1);
  await pass(60);
  expect(stop).not.toHaveBeenCalled();
  answers[0]?.end();
  await asked;
  await pass(14.9);
  expect(stop).not.toHaveBeenCalled();
  await pass(0.2);
  expect(stop).toHaveBeenCalled();
});

test("waits for a backup that runs in a child process, and for mails, until they are given up", async () => {
  const { db, stop, pass } = await openServer();
  const child = spawn("sleep", ["30"]);
  const ended = new Promise((done) => child.once("close", done));
  await pass(16);
  expect(stop).not.toHaveBeenCalled();
  const { insertId } = await db
    .insertInto("messages")
    .values({
      first_name: "Rina",
      last_name: "Das",
      phone: "",
      email: "",
      message: "Hello",
      created_at: new Date().toISOString(),
      read_at: null,
      answered_at: null,
    })
    .executeTakeFirstOrThrow();
  const mail = {
    message_id: Number(insertId),
    attempts: 1,
    next_attempt_at: new Date().toISOString(),
    last_error: "",
    sent_at: null,
  };
  await db.insertInto("outgoing_mails").values(mail).execute();
  child.kill();
  await ended;
  await pass(16);
  expect(stop).not.toHaveBeenCalled();
  await db.updateTable("outgoing_mails").set({ next_attempt_at: "2026-01-01T00:00:00.000Z" }).execute();
  await expect.poll(() => stop.mock.calls.length).toBeGreaterThan(0);
});

test("a server that systemd's socket did not start never stops", async () => {
  const { stop, pass } = await openServer(false);
  await pass(60);
  expect(stop).not.toHaveBeenCalled();
});
