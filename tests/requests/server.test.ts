import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { pino } from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { readConfig } from "~/config.server";
import { createFileStore } from "~/files/store.server";
import { openDatabase } from "~db/connection.server";
import { builtAssets, createApp } from "../../server/app";
import { cachedPages } from "../../server/page-cache";
import { remixHandlers } from "../../server/remix";
import { staffPassword } from "../support/base-database";

const build = (await import("../../build/server/index.js" as string)) as ServerBuild;

/** The server as `npm start` puts it together. */
async function startServer(env: Record<string, string> = {}) {
  const directory = await mkdtemp(join(tmpdir(), "school-server-"));
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const uploads = join(directory, "up");
  const config = readConfig({ DATABASE_URL: `file:${file}`, UPLOADS_DIR: uploads, ...env });
  const db = openDatabase(file);
  const services = { config, db, files: createFileStore(uploads), log: pino({ enabled: false }) };
  const { remix, render, isPage } = remixHandlers(build, services);
  const app = createApp({ services, remix, assets: builtAssets("build/client") });
  const isProxy = app.get("trust proxy fn");
  const answers: ServerResponse[] = [];
  const server = createServer(cachedPages({ services, render, isPage, isProxy, next: app }));
  server.on("request", (_request, response) => answers.push(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await db.destroy();
    await rm(directory, { recursive: true, force: true });
  });

  /** Sends a request as it is written and gives back all that comes. */
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(text.replaceAll("\n", "\r\n")));
      let answer = "";
      socket.setEncoding("utf8");
      socket.on("data", (part) => {
        answer += part;
      });
      socket.on("end", () => resolve(answer));
      socket.on("error", reject);
    });
  return { db, uploads, port, answers, raw, origin: `http://127.0.0.1:${port}` };
}

test("the list of routes is nobody's to ask for", async () => {
  const { origin } = await startServer();
  const many = Array.from({ length: 300 }, (_, index) => `p=/dashboard/${index}`).join("&");
  expect((await fetch(`${origin}/__manifest?version=1&${many}`)).status).toBe(404);
});

test.each([
  ["TRACE / HTTP/1.1", 405],
  ["TRACK / HTTP/1.1", 400],
  ["GET http://evil.example/contact HTTP/1.1", 400],
  ["OPTIONS * HTTP/1.1", 400],
])("%s is answered %i", async (line, status) => {
  const { raw } = await startServer();
  const answer = await raw(`${line}\nHost: localhost\nConnection: close\n\n`);
  expect(answer.split("\r\n")[0]).toContain(` ${status} `);
});

test.each(["evil.example", "evil.example:4444"])("X-Forwarded-Host %s is not believed", async (name) => {
  const { origin } = await startServer({ TRUST_PROXY: "loopback" });
  const html = await (
    await fetch(`${origin}/contact`, { headers: { "X-Forwarded-Host": name, "X-Forwarded-Proto": "https" } })
  ).text();
  expect(html).toContain(`rel="canonical" href="${origin.replace("http:", "https:")}/contact"`);
});

test("a file is read only as fast as it is taken", async () => {
  const { db, uploads, port, answers, origin } = await startServer();
  await mkdir(join(uploads, "documents"), { recursive: true });
  const size = 10 * 1024 * 1024;
  const name = `${"a".repeat(24)}.pdf`;
  await writeFile(join(uploads, "documents", name), Buffer.alloc(size, "%PDF-1.7 "));
  const now = new Date().toISOString();
  await db
    .insertInto("disclosures")
    .values({
      name: "A long document",
      url: `/documents/${name}`,
      bytes: size,
      position: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const whole = await fetch(`${origin}/documents/${name}`);
  expect((await whole.arrayBuffer()).byteLength).toBe(size);

  answers.length = 0;
  const stalled = connect(port, "127.0.0.1", () => {
    stalled.write(`GET /documents/${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    stalled.pause();
  });
  onTestFinished(() => void stalled.destroy());
  await expect.poll(() => answers[0]?.headersSent).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [answer] = answers;
  expect(answer?.writableFinished).toBe(false);
  expect(answer?.writableLength).toBeLessThan(512 * 1024);
});

test("the data of a staff page is not kept by anybody", async () => {
  const { origin } = await startServer();
  const login = await fetch(`${origin}/login`, {
    method: "POST",
    body: new URLSearchParams({ username: "clerk", password: staffPassword }),
    redirect: "manual",
  });
  const cookie = login.headers.getSetCookie().map((line) => line.split(";")[0]);
  const answer = await fetch(`${origin}/dashboard.data`, { headers: { Cookie: cookie.join("; ") } });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
});
