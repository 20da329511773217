import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeLeftOvers } from "../support/memory-folder";

test("a run of tests removes what killed ones have left, and nothing of those that run", async () => {
  const parent = await mkdtemp(join(tmpdir(), "school-left-over-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const { pid } = spawnSync(process.execPath, ["--version"]);
  for (const name of [`school-tests-${pid}`, `school-tests-${process.pid}`, "school-tests-of-somebody"]) {
    await mkdir(join(parent, name, "files"), { recursive: true });
  }
  removeLeftOvers(parent);
  expect((await readdir(parent)).sort()).toEqual([`school-tests-${process.pid}`, "school-tests-of-somebody"]);
});
