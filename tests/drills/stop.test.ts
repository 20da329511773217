import { copyFile, readdir, stat } from "node:fs/promises";
import { Agent, get as httpGet, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { staffPassword } from "../support/base-database";
import { makeFolder } from "../support/folders";
import { runProcess } from "../support/process";

// Starts processes, which is slow on busy machines.
vi.setConfig({ testTimeout: 90_000 });

async function startProcess(limits?: Record<string, number>) {
  const directory = makeFolder();
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const { child, ended, output } = runProcess(
    process.execPath,
    ["--import", "tsx", "tests/support/faulty-server.ts"],
    { folder: directory, env: limits && { TEST_STOP_LIMITS: JSON.stringify(limits) } },
  );
  await expect
    .poll(() => /localhost:(\d+)/.exec(output())?.[1] ?? output(), { timeout: 60_000 })
    .toMatch(/^\d+$/);
  const port = Number(/localhost:(\d+)/.exec(output())?.[1]);
  const log = () =>
    output()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { child, ended, port, directory, origin: `http://127.0.0.1:${port}`, log };
}

type Started = Awaited<ReturnType<typeof startProcess>>;

async function journalSize({ directory }: Started): Promise<number> {
  return stat(join(directory, "school.sqlite-wal")).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Opens a connection for raw requests. */
function openConnection({ port }: Started) {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8");
  socket.on("data", (part) => {
    received += part;
  });
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  onTestFinished(() => void socket.destroy());
  return { socket, received: () => received, closed };
}

async function uploadParts() {
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#a63" } })
    .jpeg()
    .toBuffer();
  const body = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nTrees\r\n'),
    Buffer.from('--x\r\nContent-Disposition: form-data; name="photo"; filename="p.jpg"\r\n'),
    Buffer.from("Content-Type: image/jpeg\r\n\r\n"),
    photo,
    Buffer.from("\r\n--x--\r\n"),
  ]);
  return { body, half: body.length - 500 };
}

async function logIn({ origin }: Started): Promise<string> {
  const response = await fetch(`${origin}/gdapi/login.php`, {
    method: "POST",
    body: JSON.stringify({ username: "clerk", password: staffPassword }),
    headers: { "Content-Type": "application/json", Connection: "close" },
  });
  return (response.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
}

/** @returns the `Connection` header */
async function ask(url: string, agent: Agent): Promise<string | undefined> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    httpGet(url, { agent }, resolve).once("error", reject),
  );
  for await (const _part of response);
  return response.headers.connection;
}

const uploadHead = (cookie: string, length: number) =>
  `POST /gdapi/uploadImg.php HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
  `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`;

test("SIGTERM under load: what is under way is finished, busy connections are closed, exit code 0", async () => {
  const started = await startProcess();
  const { child, ended, origin } = started;
  const { body, half } = await uploadParts();
  const upload = openConnection(started);
  upload.socket.write(uploadHead(await logIn(started), body.length));
  upload.socket.write(body.subarray(0, half));

  // Eight clients with keep-alive connections request continuously.
  let signalled = false;
  const keptAfterSignal = Array<number>(8).fill(0);
  const client = async (index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let connection: string | undefined; connection !== "close"; ) {
      connection = await ask(`${origin}/${index % 2 ? "" : "healthz"}`, agent).catch(() => "close");
      if (signalled && connection !== "close") keptAfterSignal[index] = (keptAfterSignal[index] ?? 0) + 1;
    }
    agent.destroy();
  };
  const clients = Promise.all(keptAfterSignal.map((_, index) => client(index)));
  await expect.poll(() => started.log().length, { timeout: 30_000 }).toBeGreaterThan(100);
  signalled = true;
  child.kill("SIGTERM");
  await clients;
  // Requests sent before the signal can be read after it.
  expect(Math.max(...keptAfterSignal)).toBeLessThan(10);

  upload.socket.write(body.subarray(half));
  await upload.closed;
  expect(upload.received()).toContain("HTTP/1.1 200 ");
  expect(upload.received()).toContain('"success":true');
  expect(upload.received().toLowerCase()).toContain("connection: close");
  expect(await ended).toBe(0);
  expect(await journalSize(started)).toBe(0);
});

test("SIGTERM: half a head does not hold it, and an upload that takes too long is answered in words", async () => {
  const started = await startProcess({ begun: 200, underWay: 1000, farewell: 1000, cleanUp: 250 });
  const { body, half } = await uploadParts();
  const upload = openConnection(started);
  upload.socket.write(uploadHead(await logIn(started), body.length));
  upload.socket.write(body.subarray(0, half));
  const form = openConnection(started);
  form.socket.write("POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n");
  form.socket.write("Content-Type: application/x-www-form-urlencoded\r\n\r\nmess");
  const head = openConnection(started);
  head.socket.write("GET / HTTP/1.1\r\nHost: loc");
  const idle = openConnection(started);
  await expect
    .poll(() => readdir(join(started.directory, "up", "incoming")), { timeout: 10_000 })
    .toHaveLength(1);

  started.child.kill("SIGTERM");
  await Promise.all([upload.closed, form.closed, head.closed, idle.closed]);
  expect(head.received()).toBe("");
  for (const received of [upload.received(), form.received()]) {
    expect(received).toContain("HTTP/1.1 503 ");
    expect(received).toContain("Retry-After: 30");
    expect(received).toContain("The website is being restarted");
  }
  expect(upload.received()).toContain('{"success":false,');
  expect(form.received()).toContain("<!DOCTYPE html>");
  expect(await started.ended).toBe(0);
  expect(await journalSize(started)).toBe(0);
  expect(await readdir(join(started.directory, "up", "incoming"))).toEqual([]);
  expect(started.log().filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test.each([
  ["/test/rejection", "a stray rejection"],
  ["/test/throw", "thrown by a timer"],
])("%s: logged with its request, others are finished, exit code 1", async (path, message) => {
  const started = await startProcess();
  const slow = fetch(`${started.origin}/test/slow`);
  await expect
    .poll(() => fetch(`${started.origin}/healthz`).then(({ status }) => status), { timeout: 10_000 })
    .toBe(200);
  const response = await fetch(started.origin + path, { headers: { Connection: "close" } });
  expect(await response.text()).toBe("answered");
  expect(await (await slow).text()).toBe("slow, but whole");
  expect(await started.ended).toBe(1);
  const fatal = started.log().filter(({ level }) => level === 60);
  expect(fatal).toEqual([
    expect.objectContaining({
      requestId: response.headers.get("X-Request-Id"),
      method: "GET",
      path,
      err: expect.objectContaining({ message, stack: expect.stringContaining("faulty-server") }),
    }),
  ]);
  expect(await journalSize(started)).toBe(0);
});
