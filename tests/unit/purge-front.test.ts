import { copyFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pino } from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { readConfig } from "~/config.server";
import { openDatabase } from "~db/connection.server";
import { startFrontPurge } from "../../server/background/purge-front";
import { makeTemporaryFolder } from "../support/temporary-folder";

interface Call {
  method: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
  answer: (status: number) => void;
}

async function openFront(isAnswered: (count: number) => number | undefined) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.once("end", () => {
      const answer = (status: number) => response.writeHead(status).end();
      calls.push({ method: request.method, headers: request.headers, body, answer });
      const status = isAnswered(calls.length);
      if (status) answer(status);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const db = openDatabase(file);
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });
  const PURGE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/zones/secret-zone`;
  const config = readConfig({ PURGE_URL, PURGE_HEADER: "Authorization: Bearer 1234" });
  const end = startFrontPurge({ config, db, log });
  onTestFinished(async () => {
    end();
    server.close();
    server.closeAllConnections();
    await db.destroy();
  });
  const save = () =>
    db
      .insertInto("settings")
      .values({ name: "school_name", value: crypto.randomUUID() })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: crypto.randomUUID() }))
      .execute();
  return { calls, logged, save };
}

test("the front cache is purged at the start and after a save, with its header", async () => {
  const { calls, logged, save } = await openFront(() => 200);
  await expect.poll(() => calls.length).toBe(1);
  await save();
  await expect.poll(() => logged.length).toBe(2);
  expect(calls.map(({ method, headers, body }) => [method, headers.authorization, JSON.parse(body)])).toEqual(
    Array(2).fill(["POST", "Bearer 1234", { purge_everything: true }]),
  );
});

test("saves while a call is under way wait for nothing, and have one call together", async () => {
  const { calls, logged, save } = await openFront((count) => (count === 1 ? undefined : 200));
  await expect.poll(() => calls.length).toBe(1);
  for (let index = 0; index < 20; index += 1) await save();
  expect(calls).toHaveLength(1);
  calls[0]?.answer(200);
  await expect.poll(() => logged.length).toBe(2);
  expect(calls).toHaveLength(2);
});

test("a failed purge is repeated once, and logged without address and key", async () => {
  const { calls, logged, save } = await openFront((count) => (count > 2 ? 200 : 500));
  await expect.poll(() => logged.length, { timeout: 10_000 }).toBe(2);
  expect(calls).toHaveLength(2);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, reason: "It answered 500." },
    { level: 50, reason: "It answered 500." },
  ]);
  expect(logged.join("")).not.toMatch(/secret-zone|1234/);
  await save();
  await expect.poll(() => calls.length).toBe(3);
});
