import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { askForBackup, listRuns } from "~/backup/rows.server";
import { readConfig } from "~/config.server";
import { prepare } from "../../../server/prepare";
import { makePlace } from "./workshop";

test("the running server makes the backup that was asked for, and keeps the ledger beside it", async () => {
  const place = await makePlace();
  await place.addPhoto("Assembly");
  const { id } = await place.addResume("Asha.pdf");
  await place.db.deleteFrom("resumes").where("id", "=", id).execute();
  await askForBackup(place.db, "clerk");
  const services = await prepare(
    readConfig({
      DATABASE_URL: `file:${place.databaseFile}`,
      UPLOADS_DIR: place.uploadsDir,
      STARTER_CONTENT: "off",
      LOG_LEVEL: "silent",
    }),
  );
  onTestFinished(async () => {
    await services.stopBackground?.();
    await services.db.destroy();
  });
  await expect.poll(async () => (await listRuns(place.db, 1))[0]?.state, { timeout: 100_000 }).toBe("good");
  const folder = join(place.directory, "backups");
  expect((await readdir(folder)).sort()).toEqual(["erasures.jsonl", (await listRuns(place.db, 1))[0]?.name]);
  expect(await readFile(join(folder, "erasures.jsonl"), "utf8")).toMatch(
    /^\{"kind":"resumes","record_id":1,/,
  );
}, 120_000);
