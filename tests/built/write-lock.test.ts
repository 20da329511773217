import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../support/server";
import { openSite } from "../support/site";

/** Simulates another process that writes for long, such as an import. */
function holdWriteLock(file: string): { end: () => void } {
  const other = new Sqlite(file);
  onTestFinished(() => void other.close());
  other.exec("begin immediate");
  return { end: () => void other.exec("commit") };
}

test("while a write waits for another process, pages, the health check and the old endpoints answer", async () => {
  const server = await startServer();
  // The first form creates the signing key.
  await (await fetch(`${server.origin}/contact`)).text();
  const lock = holdWriteLock(server.file);
  let waits = true;
  const write = server.db.insertInto("settings").values({ name: "motto", value: "Learn" }).execute();
  const written = write.finally(() => {
    waits = false;
  });
  for (const path of ["/", "/about-us", "/contact", "/notices", "/gdapi/get_notices.php", "/healthz"]) {
    const response = await fetch(server.origin + path);
    await response.text();
    expect([path, response.status, waits]).toEqual([path, 200, true]);
  }
  lock.end();
  await written;
  expect(await server.db.selectFrom("settings").select("value").execute()).toContainEqual({ value: "Learn" });
});

test("staff read on too: when a session was last used is noted behind the answer", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const anHourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
  await site.db.updateTable("sessions").set({ last_seen_at: anHourAgo }).execute();
  const lock = holdWriteLock(site.config.databaseFile);
  const seen = () => site.db.selectFrom("sessions").select("last_seen_at").executeTakeFirstOrThrow();
  expect((await clerk.visit("/dashboard")).status).toBe(200);
  expect((await seen()).last_seen_at).toBe(anHourAgo);
  lock.end();
  await expect.poll(async () => (await seen()).last_seen_at > anHourAgo).toBe(true);
});

test("reads its own writes", async () => {
  const { db } = await openSite();
  for (const value of ["one", "two", "three"]) {
    await db.deleteFrom("settings").where("name", "=", "motto").execute();
    await db.insertInto("settings").values({ name: "motto", value }).execute();
    const row = () =>
      db.selectFrom("settings").select("value").where("name", "=", "motto").executeTakeFirst();
    expect(await row()).toEqual({ value });
    await db.transaction().execute(async (trx) => {
      await trx.updateTable("settings").set({ value: "changed" }).where("name", "=", "motto").execute();
      const own = trx.selectFrom("settings").select("value").where("name", "=", "motto");
      expect([await own.executeTakeFirst(), await row()]).toEqual([{ value: "changed" }, { value }]);
    });
    expect(await row()).toEqual({ value: "changed" });
  }
});
