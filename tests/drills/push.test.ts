import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { getVapidKeys } from "~/channels/push/keys.server";
import { lanesPerService } from "~/channels/push/send.server";
import { openDatabase } from "~db/connection.server";
import { makeFolder } from "../support/folders";
import { runProcess } from "../support/process";
import { pushService } from "../support/push-service";

// Starts processes, which is slow on busy machines.
vi.setConfig({ testTimeout: 180_000 });

test.each([
  ["before the push service has answered", 0],
  ["when the push service has taken the message", 201],
])("kill -9 %s: after the restart, no phone gets a notice twice or is forgotten", async (_name, status) => {
  const paths = Array.from({ length: 20 }, (_, index) => `/phone-${index}`);
  let kill = () => {};
  const service = await pushService((path) => {
    if (path !== "/phone-5") return 201;
    kill();
    return status;
  });
  onTestFinished(service.end);
  const folder = makeFolder();
  const file = join(folder, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const db = openDatabase(file);
  const at = new Date(Date.now() - 60_000).toISOString();
  const phones = paths.map((path) => ({
    ...service.add(path),
    site_key: getVapidKeys(db).publicKey,
    created_at: at,
    renewed_at: at,
  }));
  await db.insertInto("push_phones").values(phones).execute();
  const words = { title: "Water supply", details: "Tanks.", date: "2026-03-14", category: "other" };
  const times = { created_at: at, updated_at: at, published_at: at };
  await db
    .insertInto("notices")
    .values({ ...words, priority: "high", ...times })
    .execute();
  const start = () =>
    runProcess(process.execPath, ["server/start.mjs"], {
      folder,
      env: {
        PUSH_ALLOWED_HOSTS: service.host,
        ORIGIN: "https://school.example",
        ADMIN_PASSWORD: "marigold and palash",
      },
    });
  const first = start();
  kill = () => void first.child.kill("SIGKILL");
  await first.ended;
  kill = () => {};

  const second = start();
  const countWaiting = async () => {
    const rows = await db.selectFrom("push_sends").select("id").where("state", "=", "waiting").execute();
    return rows.length;
  };
  await expect.poll(countWaiting, { timeout: 90_000 }).toBe(0);
  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(0);
  // As many messages were under way as one push service gets at the same time.
  const sends = await db.selectFrom("push_sends").select("state").execute();
  const unsure = sends.filter(({ state }) => state === "sending").length;
  expect(sends).toHaveLength(20);
  expect(unsure).toBeGreaterThanOrEqual(1);
  expect(unsure).toBeLessThanOrEqual(lanesPerService);
  expect(sends.filter(({ state }) => state === "sent")).toHaveLength(20 - unsure);
  expect(new Set(service.asked).size).toBe(service.asked.length);
  await db.destroy();
});
