import { copyFile, rename, rm } from "node:fs/promises";
import { expect, inject, test, vi } from "vitest";
import { startDatabaseWatch } from "../../server/background/database-watch";
import { staffPassword } from "../support/base-database";
import { startServer } from "../support/server";
import { notice, openSite, tokenOf } from "../support/site";

/** Ways to replace the database of a running site. */
const replacements: [string, (file: string) => Promise<void>][] = [
  [
    "replaced",
    async (file) => {
      await copyFile(inject("baseDatabase"), `${file}.new`);
      await rename(`${file}.new`, file);
    },
  ],
  ["deleted", (file) => rm(file)],
  ["left without its log", (file) => rm(`${file}-wal`)],
];

test.each(replacements)(
  "a database that was %s takes no writes, and says so in words",
  async (_, replace) => {
    const site = await openSite();
    const clerk = await site.staff();
    const token = tokenOf(await clerk.get("/dashboard/add-notice")) ?? "";
    const before = await site.visitor().get("/notices");
    await replace(site.config.databaseFile);

    const page = await clerk.visit("/dashboard/add-notice", { form: { ...notice, form_token: token } });
    const html = await page.text();
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(html).toContain("The database of the server was moved or replaced, so nothing was saved.");
    expect(html).toContain(notice.details);

    const body = JSON.stringify({
      title: "Water",
      details: "x",
      date: "2026-03-14",
      category: "other",
      priority: "low",
    });
    const headers = { "Content-Type": "application/json" };
    const old = await clerk.visit("/gdapi/uploadnotice.php", { method: "POST", body, headers });
    expect(old.status).toBe(503);
    expect(await old.json()).toMatchObject({
      success: false,
      message: expect.stringContaining("moved or replaced"),
    });
    // Reading still works.
    const after = await site.visitor().visit("/notices");
    expect(after.status).toBe(200);
    expect((await after.text()).length).toBe(before.length);
  },
);

test("a transaction under way when the database is replaced is not acknowledged", async () => {
  const { db, config } = await openSite();
  const saving = db.transaction().execute(async (trx) => {
    await trx.insertInto("settings").values({ name: "motto", value: "Learn" }).execute();
    await rename(config.databaseFile, `${config.databaseFile}.old`);
  });
  await expect(saving).rejects.toMatchObject({ name: "StorageUnavailableError", reason: "replaced" });
  await rename(`${config.databaseFile}.old`, config.databaseFile);
  await db.insertInto("settings").values({ name: "motto", value: "Again" }).execute();
});

test("the health check says so, and is well again when the database is back", async () => {
  const server = await startServer();
  const health = async () => {
    const response = await fetch(`${server.origin}/healthz`);
    return [response.status, await response.json()];
  };
  expect(await health()).toMatchObject([200, { ok: true }]);
  await rename(server.file, `${server.file}.away`);
  expect(await health()).toMatchObject([503, { ok: false }]);
  expect((await fetch(`${server.origin}/about-us`)).status).toBe(200);
  const login = { username: "clerk", password: staffPassword };
  const answer = await fetch(`${server.origin}/login`, {
    method: "POST",
    body: new URLSearchParams(login),
    redirect: "manual",
  });
  expect([303, 503]).toContain(answer.status);
  await rename(`${server.file}.away`, server.file);
  expect(await health()).toMatchObject([200, { ok: true }]);
});

test("the log says so once, within seconds", async () => {
  const site = await openSite();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    startDatabaseWatch({ ...site });
    vi.advanceTimersByTime(10_000);
    expect(site.logged).toEqual([]);
    await rename(site.config.databaseFile, `${site.config.databaseFile}.away`);
    vi.advanceTimersByTime(2000);
    expect(site.logged.join("")).toContain("moved, deleted or replaced");
    vi.advanceTimersByTime(60_000);
    expect(site.logged).toHaveLength(1);
    await rename(`${site.config.databaseFile}.away`, site.config.databaseFile);
    vi.advanceTimersByTime(2000);
    expect(site.logged.join("")).toContain("is in its place again");
  } finally {
    vi.useRealTimers();
  }
});
