import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { followReplica, measureLag } from "~/replication/lag.server";
import { awaitReplica, isBeingReplicated, type Progress, readProgress } from "~/replication/progress.server";
import { readReplicaState } from "~/replication/state.server";
import { isVerificationDue, readVerification, verifyReplica } from "~/replication/verify.server";
import { litestreamFolder } from "~db/commit-sync";
import { emptyJournal } from "~db/connection.server";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { makePlace } from "./backup/workshop";

/** Imitates the folder and the metrics of Litestream. */
async function imitateLitestream() {
  const folder = makeTemporaryFolder();
  const file = join(folder, "school.sqlite");
  const log = join(litestreamFolder(file), "generations/d7cfd9d13ca1b831/wal");
  await mkdir(log, { recursive: true });
  await writeFile(join(litestreamFolder(file), "generation"), "d7cfd9d13ca1b831\n");
  await writeFile(join(log, "00000000.wal"), "x".repeat(90));
  await writeFile(join(log, "0000000a.wal"), "x".repeat(40));
  const metrics: string[] = [];
  const server = createServer((_, response) => response.end(`${metrics.join("\n")}\n`));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { file, metrics, url: `http://127.0.0.1:${port}/metrics` };
}

test("progress is read from Litestream's folder and metrics, of the slowest replica", async () => {
  const { file, metrics, url } = await imitateLitestream();
  for (const db of [file, "/srv/other.sqlite"])
    metrics.push(
      `litestream_replica_wal_index{db="${db}",name="s3"} 10`,
      `litestream_replica_wal_index{db="${db}",name="file"} 9`,
      `litestream_replica_wal_offset{db="${db}",name="s3"} 40`,
      `litestream_replica_wal_offset{db="${db}",name="file"} 1.157784e+06`,
      `litestream_sync_count{db="${db}"} 128`,
      `litestream_sync_error_count{db="${db}"} 3`,
    );
  expect(await readProgress(url, file)).toEqual({
    generation: "d7cfd9d13ca1b831",
    local: [10, 40],
    remote: [9, 1_157_784],
    syncs: 125,
  });
  expect(await isBeingReplicated(url, file)).toBe(true);
  expect(await isBeingReplicated("http://127.0.0.1:9/metrics", file)).toBe(false);
  metrics.splice(0, 6);
  expect(await isBeingReplicated(url, file)).toBe(false);
  await expect(readProgress(url, file)).rejects.toThrow(/has no replica_wal_offset of .*school\.sqlite/);
  await rm(litestreamFolder(file), { recursive: true });
  await expect(readProgress(url, file)).rejects.toThrow(/ENOENT/);
});

const progress = (change: Partial<Progress> = {}): Progress => ({
  generation: "a",
  local: [1, 100],
  remote: [1, 100],
  syncs: 10,
  ...change,
});

test.each([
  ["all that was there is in the bucket", { syncs: 12 }, true],
  ["the bucket lacks a part", { syncs: 12, remote: [1, 60] }, false],
  ["the bucket lacks a file", { syncs: 12, remote: [0, 900] }, false],
  ["Litestream has not copied the log since", { syncs: 11 }, false],
  ["it was copied, but is not in the bucket", { syncs: 12, local: [1, 120] }, false],
  ["Litestream was started again", { syncs: 1 }, undefined],
  ["a new snapshot began", { syncs: 12, generation: "b" }, undefined],
] as const)("the replica has received it: %s", (_, change, expected) => {
  expect(awaitReplica(progress())(progress(change as never))).toBe(expected);
});

test("the replica does not wait for later changes", () => {
  const hasArrived = awaitReplica(progress());
  expect(hasArrived(progress({ syncs: 12, local: [1, 120] }))).toBe(false);
  expect(hasArrived(progress({ syncs: 13, local: [2, 50], remote: [1, 120] }))).toBe(true);
});

test("the lag is the time since the replica had everything, also while it slowly follows", async () => {
  let now = 0;
  let current: Progress | undefined = progress();
  const replica = followReplica(
    async () => {
      if (!current) throw new Error("Litestream does not answer.");
      return current;
    },
    () => now,
  );
  const look = async (at: number, next: Progress | undefined) => {
    now = at;
    current = next;
    await replica.look();
    return replica.getLagMs();
  };
  expect(await look(0, progress())).toBe(0);
  expect(await look(5, progress({ syncs: 20, local: [1, 500] }))).toBe(5);
  expect(await look(10, progress({ syncs: 30, local: [1, 900], remote: [1, 300] }))).toBe(10);
  expect(await look(15, progress({ syncs: 40, local: [1, 900], remote: [1, 600] }))).toBe(15);
  expect(await look(20, undefined)).toBe(20);
  expect(await look(25, progress({ syncs: 50, local: [1, 900], remote: [1, 900] }))).toBe(10);
  expect(await look(30, progress({ generation: "b" }))).toBe(15);
  expect(await look(35, progress({ generation: "b", syncs: 20 }))).toBe(5);
});

test("a lag that cannot be measured in time is none", async () => {
  let syncs = 0;
  const read = (remote: Progress["remote"]) => async () => {
    syncs += 1;
    return progress({ syncs, remote });
  };
  expect(await measureLag(read([1, 100]), 5000)).toBeLessThan(5000);
  expect(await measureLag(read([1, 99]), 1200)).toBeUndefined();
});

test("the replica is restored and checked, and the result is shown", async () => {
  const place = await makePlace();
  const bin = join(place.directory, "bin");
  await mkdir(bin);
  const imitate = (script: string) =>
    writeFile(join(bin, "litestream"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const say = (lagMs?: number, now?: number) => readReplicaState(place, lagMs, now);
  expect(await isVerificationDue(place)).toBe(true);
  expect(await say(4000)).toMatchObject({
    isLate: false,
    words: expect.stringMatching(/tested within a day/),
  });

  await imitate(`cp "$4" "$3"`);
  await emptyJournal(place.db);
  await verifyReplica(place);
  const verified = await readVerification(place);
  expect(verified).toMatchObject({ problem: "", verified_at: verified?.tried_at });
  expect(await isVerificationDue(place)).toBe(false);
  expect(await say(4000)).toMatchObject({
    isLate: false,
    words: expect.stringMatching(
      /^The replica of the database is at most 4 seconds behind\. It was restored and tested on /,
    ),
  });
  expect(await say(undefined)).toMatchObject({
    isLate: true,
    words: expect.stringMatching(/does not get new/),
  });
  expect(await say(125_000)).toMatchObject({ isLate: true, words: expect.stringMatching(/for 2 minutes/) });
  const later = Date.now() + 51 * 60 * 60_000;
  expect(await say(4000, later)).toMatchObject({
    isLate: true,
    words: expect.stringMatching(/last tested on/),
  });

  await imitate(
    `echo 'time=x level=ERROR msg="failed to run" error="no matching backups found"' >&2; exit 1`,
  );
  await expect(verifyReplica(place)).rejects.toThrow("no matching backups found");
  expect(await readVerification(place)).toMatchObject({ verified_at: verified?.verified_at });
  expect(await say(4000)).toMatchObject({
    isLate: true,
    words:
      "The test of the replica failed: Litestream could not restore the replica: no matching backups found",
  });
  expect(await isVerificationDue(place, Date.now() + 2 * 60 * 60_000)).toBe(true);

  await imitate(`head -c 20000 "$4" > "$3"`);
  await expect(verifyReplica(place)).rejects.toThrow();
  await rm(join(bin, "litestream"));
  vi.stubEnv("PATH", bin);
  await expect(verifyReplica(place)).rejects.toThrow("The program litestream is not installed.");
});
