import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { findOtherHolder, leaseIntervalMs, requireLease, takeLease } from "~/files/bucket/lease.server";
import { openUploadsBucket } from "~/files/bucket/place.server";
import { listProblems } from "~db/problems";
import { StartRefusedError } from "~db/start-refused";
import { startBucketWatch } from "../../../server/background/bucket";
import { bucketStandIn, refuseWith } from "../../support/bucket-stand-in";
import { openSite } from "../../support/site";

async function openMachines() {
  const store = await bucketStandIn();
  const { uploadsBucket } = readConfig(store.env);
  if (!uploadsBucket) throw new Error("There is no bucket.");
  const bucket = openUploadsBucket(uploadsBucket);
  const site = await openSite(store.env);
  const other = join(site.config.uploadsDir, "other.sqlite");
  return { ...store, bucket, site, one: site.config.databaseFile, other };
}

test("the first machine keeps the lease, and another one does not start", async () => {
  const { bucket, one, other } = await openMachines();
  await requireLease(bucket, one);
  await requireLease(bucket, one);
  await expect(requireLease(bucket, other)).rejects.toThrow(StartRefusedError);
  await expect(requireLease(bucket, other)).rejects.toThrow(/has the lease of the bucket/);
});

test("one of two machines that start together gets the lease", async () => {
  const { bucket, one, other } = await openMachines();
  const holders = await Promise.all([findOtherHolder(bucket, one), findOtherHolder(bucket, other)]);
  expect(holders.filter((holder) => holder === undefined)).toHaveLength(1);
});

test("a lease that is taken stops the running site, and a bucket that is away does not", async () => {
  const { bucket, site, state, one, other } = await openMachines();
  await requireLease(bucket, one);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const kill = vi.spyOn(process, "kill").mockReturnValue(true);
  onTestFinished(() => {
    vi.useRealTimers();
    kill.mockRestore();
  });
  const services = { ...site } as unknown as Parameters<typeof startBucketWatch>[0];
  startBucketWatch(services);
  const look = () => vi.advanceTimersByTime(leaseIntervalMs);
  state.outage = refuseWith(503, "SlowDown");
  await vi.waitFor(() => {
    look();
    expect(services.isBucketAway).toBe(true);
  });
  await vi.waitFor(async () =>
    expect((await listProblems(site.db, 5)).map(({ source }) => source)).toEqual(["bucket"]),
  );
  expect(kill).not.toHaveBeenCalled();
  state.outage = () => false;
  look();
  await vi.waitFor(async () => expect(await listProblems(site.db, 5)).toEqual([]));
  await takeLease(bucket, other);
  look();
  await vi.waitFor(() => expect(kill).toHaveBeenCalledWith(process.pid, "SIGTERM"));
  expect(site.logged.join("")).toContain("has the lease of the bucket");
});
