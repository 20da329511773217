import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { importKinds } from "~/old-site-import/kinds.server";
import { staffPassword } from "../support/base-database";
import { fillOldSite, publishNewest, readAnswers, type Site, serveSite } from "../support/old-site";
import { serveWordpress } from "../support/old-wordpress";
import { openSite } from "../support/site";

function runImport({ config }: Site, address: string, ...more: string[]) {
  const env = {
    ...process.env,
    DATABASE_URL: `file:${config.databaseFile}`,
    UPLOADS_DIR: config.uploadsDir,
  };
  const child = spawn(process.execPath, ["server/start.mjs", "import", address, "--allow-private", ...more], {
    env,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (printed += chunk));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, output: () => printed, ended };
}

test("the command, killed in the middle, goes on from there and makes one import of it", {
  timeout: 60_000,
}, async () => {
  const [site, old] = [await openSite(), await serveWordpress()];
  const run = () => runImport(site, old.address);
  const first = run();
  await expect.poll(first.output, { timeout: 30_000 }).toContain("photos: 1");
  first.child.kill("SIGKILL");
  await first.ended;
  old.asked.length = 0;
  const second = run();
  await second.ended;
  expect(second.output()).toMatch(/posts: \d came, [12] were here already/);
  expect(old.asked).not.toContain("/wp-content/uploads/2024/02/circular.pdf");
  for (const [table, count] of [
    ["notices", 2],
    ["pages", 3],
    ["photos", 3],
    ["albums", 2],
    ["import_runs", 1],
  ] as const)
    expect([table, (await site.db.selectFrom(table).select("id").execute()).length]).toEqual([table, count]);
});

test("the command with a login, killed in the middle and run again, brings everything of the old endpoints once", {
  timeout: 60_000,
}, async () => {
  const [old, fresh] = [await openSite(), await openSite()];
  await fillOldSite(old);
  const address = await serveSite(old);
  const run = () => runImport(fresh, address, "--username", "clerk", "--password", staffPassword);
  const first = run();
  await expect.poll(first.output, { timeout: 20_000 }).toContain("gallery photos: 1 (");
  first.child.kill("SIGKILL");
  await first.ended;
  const second = run();
  expect([await second.ended, second.output().match(/could not be read/g)?.length]).toEqual([
    0,
    importKinds.length + 1,
  ]);
  expect(second.output()).toMatch(
    /notices: 0 came, 3 were here already, 0 updated, 0 left out, 0 could not be read/,
  );
  await publishNewest(fresh);
  expect(await readAnswers(fresh)).toEqual(await readAnswers(old));
});
