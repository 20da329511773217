import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { makeDirectory, type RunningServer, staff, startServer } from "../e2e/server";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "no page is looked at: once is enough");

let directory: Awaited<ReturnType<typeof makeDirectory>>;

test.beforeEach(async () => {
  directory = await makeDirectory();
});
test.afterEach(() => directory?.remove());

const form = (fields: Record<string, string>, cookie = "") => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: { Cookie: cookie },
  redirect: "manual" as const,
});

async function logIn({ origin }: RunningServer): Promise<string> {
  const response = await fetch(`${origin}/login`, form(staff));
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

test("an acknowledged notice survives kill -9, and SIGTERM ends in good order", async () => {
  const first = await startServer(directory.path, { STARTER_CONTENT: "off" });
  const cookie = await logIn(first);
  const fields = { details: "Still here.", date: "2026-05-01", category: "other", priority: "low" };
  const added = await fetch(`${first.origin}/dashboard/add-notice`, form(fields, cookie));
  await first.end("SIGKILL");
  expect(added.status).toBe(303);

  const second = await startServer(directory.path, { STARTER_CONTENT: "off" });
  const answer = await (await fetch(`${second.origin}/gdapi/get_notices.php`)).json();
  expect(answer.data.map((notice: { details: string }) => notice.details)).toEqual(["Still here."]);
  expect(await second.end("SIGTERM")).toBe(0);
});

test("headers, health, hosts and files", async () => {
  const server = await startServer(directory.path);
  const { origin } = server;
  const home = await fetch(`${origin}/`);
  const html = await home.text();
  const [script = ""] = /\/assets\/entry[^"]+\.js/.exec(html) ?? [];
  for (const path of [
    "/",
    "/nowhere",
    "/notices/1",
    "/healthz",
    "/gdapi/get_notices.php",
    "/dashboard",
    "/%",
  ]) {
    const { headers } = await fetch(`${origin}${path}`, { redirect: "manual" });
    expect([path, headers.get("X-Content-Type-Options")]).toEqual([path, "nosniff"]);
    expect([path, headers.get("Referrer-Policy")]).toEqual([path, "strict-origin-when-cross-origin"]);
    expect([path, headers.get("Permissions-Policy")]).toEqual([path, expect.stringContaining("camera=()")]);
    expect([path, headers.get("Content-Security-Policy")]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect([path, headers.get("Strict-Transport-Security")]).toEqual([path, null]);
  }
  expect(home.headers.get("Content-Security-Policy")).toContain("default-src 'self';");

  const asset = await fetch(`${origin}${script}`, { headers: { "Accept-Encoding": "br" } });
  expect(asset.headers.get("Cache-Control")).toContain("immutable");
  expect(asset.headers.get("Content-Encoding")).toBe("br");
  expect(asset.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(asset.headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  const logo = await fetch(`${origin}/logo.svg`);
  expect(logo.headers.get("Cache-Control")).toContain("max-age=3600");

  expect(await (await fetch(`${origin}/healthz`)).json()).toMatchObject({ ok: true });
  const { request } = await import("node:http");
  const status = await new Promise((resolve) => {
    request(`${origin}/`, { headers: { Host: "evil host" } }, (response) =>
      resolve(response.statusCode),
    ).end();
  });
  expect(status).toBe(421);

  expect(home.headers.get("Content-Encoding")).toMatch(/br|gzip/);
  await server.end("SIGTERM");
});

test("the first password is printed once", async () => {
  const env = { ADMIN_PASSWORD: "", STARTER_CONTENT: "off" };
  const first = await startServer(directory.path, env);
  const password = /password "([^"]+)"/.exec(first.output())?.[1] ?? "";
  const response = await fetch(`${first.origin}/login`, form({ username: staff.username, password }));
  expect(response.headers.get("Location")).toBe("/dashboard");
  await first.end("SIGTERM");
  const second = await startServer(directory.path, env);
  expect(second.output()).not.toContain("password");
  await second.end("SIGTERM");
});

test("a bad variable is one clear line and exit code 1", async () => {
  const start = startServer(directory.path, { ORIGIN: "school" });
  await expect(start).rejects.toThrow(/ended with code 1:\nConfiguration: ORIGIN must be an origin/);
});

test("a start that the machine refuses is one clear line and exit code 1", async () => {
  const running = await startServer(directory.path, { STARTER_CONTENT: "off" });
  const { port } = new URL(running.origin);
  const other = await makeDirectory();
  await expect(startServer(other.path, { PORT: port })).rejects.toThrow(
    /ended with code 1:\nCannot start: listen EADDRINUSE[^\n]*\n$/,
  );
  await running.end("SIGTERM");
  const file = join(other.path, "file");
  await writeFile(file, "in the way");
  await expect(startServer(other.path, { UPLOADS_DIR: file })).rejects.toThrow(
    /ended with code 1:\nCannot start: E[^\n]*\n$/,
  );
  await expect(startServer(other.path, { DATABASE_URL: `file:${file}` })).rejects.toThrow(
    /ended with code 1:\nCannot start: file is not a database\n$/,
  );
  await other.remove();
});

test("a start with another site's database prints one clear line and exits with code 1", async () => {
  const first = await startServer(directory.path);
  await first.end("SIGTERM");
  const pictures = join(directory.path, "uploads", "pictures");
  const before = await readdir(pictures);
  const mistyped = { DATABASE_URL: `file:${join(directory.path, "shcool.sqlite")}` };
  await expect(startServer(directory.path, mistyped)).rejects.toThrow(
    /ended with code 1:\nCannot start: The database [^\n]*shcool\.sqlite is missing or empty[^\n]*adopt-uploads -- --new"\.\n$/,
  );
  expect(before.length).toBeGreaterThan(50);
  expect(await readdir(pictures)).toEqual(before);
});

test("the build runs under plain remix-serve too", async () => {
  const first = await startServer(directory.path);
  await first.end("SIGTERM");
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const served = await startServer(directory.path, { PORT: port }, [
    process.execPath,
    "node_modules/@remix-run/serve/dist/cli.js",
    "build/server/index.js",
  ]);
  const html = await (await fetch(`${served.origin}/`)).text();
  expect(html).toContain("Notices and Events");
  await served.end("SIGTERM");
});
