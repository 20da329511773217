import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { StartRefusedError } from "~db/start-refused";
import type { UploadsBucket } from "./place.server";

type LeaseBucket = Pick<UploadsBucket, "name" | "get" | "put">;

interface Lease {
  machine: string;
  host: string;
  since: string;
}

const leaseName = "lease.json";

/** Returns this machine's ID, stored next to the database; the first call creates it. */
function readMachine(databaseFile: string): string {
  const file = `${databaseFile}-machine`;
  try {
    writeFileSync(file, `${randomUUID()}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

async function readLease(bucket: LeaseBucket): Promise<Lease | undefined> {
  const answer = await bucket.get(leaseName);
  return answer && ((await answer.json()) as Lease);
}

/** Milliseconds after which a running site looks at the lease again. */
export const leaseIntervalMs = 10_000;

/** Makes this machine the only one that may write. @returns the lease of another one, which stops within `leaseIntervalMs` */
export async function takeLease(bucket: LeaseBucket, databaseFile: string): Promise<Lease | undefined> {
  const earlier = await readLease(bucket);
  const lease: Lease = {
    machine: readMachine(databaseFile),
    host: hostname(),
    since: new Date().toISOString(),
  };
  await bucket.put(leaseName, `${JSON.stringify(lease)}\n`);
  return earlier?.machine === lease.machine ? undefined : earlier;
}

/** Returns another machine that may write; takes the lease if there is none. */
export async function findOtherHolder(bucket: LeaseBucket, databaseFile: string): Promise<Lease | undefined> {
  const holder = await readLease(bucket);
  if (holder) return holder.machine === readMachine(databaseFile) ? undefined : holder;
  await takeLease(bucket, databaseFile);
  // Another machine can have been faster.
  return findOtherHolder(bucket, databaseFile);
}

/** @param wayOn what to do if the other machine is gone @throws StartRefusedError if another machine may write */
export async function requireLease(
  bucket: LeaseBucket,
  databaseFile: string,
  wayOn = 'run "npm run adopt-uploads" here',
): Promise<void> {
  const holder = await findOtherHolder(bucket, databaseFile);
  if (!holder) return;
  throw new StartRefusedError(`${describeHolder(bucket, holder)} If it is switched off for good, ${wayOn}.`);
}

export const describeHolder = ({ name }: LeaseBucket, { host, since }: Lease): string =>
  `The machine ${host} has the lease of the bucket ${name} since ${since}.`;
