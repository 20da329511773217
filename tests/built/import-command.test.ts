import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { serveWordpress } from "../support/old-wordpress";
import { openSite } from "../support/site";

test("the command, killed in the middle, goes on from there and makes one import of it", {
  timeout: 60_000,
}, async () => {
  const [site, old] = [await openSite(), await serveWordpress()];
  const run = () => {
    const args = ["server/start.mjs", "import", old.address, "--allow-private"];
    const env = {
      ...process.env,
      DATABASE_URL: `file:${site.config.databaseFile}`,
      UPLOADS_DIR: site.config.uploadsDir,
    };
    const child = spawn(process.execPath, args, { env });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (printed += chunk));
    return { child, output: () => printed, ended: new Promise((resolve) => child.once("exit", resolve)) };
  };
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
