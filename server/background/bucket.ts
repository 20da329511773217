import { t } from "#say";
import { describeHolder, findOtherHolder, leaseIntervalMs } from "~/files/bucket/lease.server";
import { openUploadsBucket } from "~/files/bucket/place.server";
import { problems } from "~/services/problems";
import type { Services } from "~/services/services.server";
import { noteProblems } from "~db/problems";

/** Failures in a row after which the bucket counts as away. */
const maxFailures = 4;

/** Watches the bucket of the uploads. If another machine takes its lease, this process stops. */
export function startBucketWatch(services: Services): void {
  const { config, db, log } = services;
  if (!config.uploadsBucket) return;
  const bucket = openUploadsBucket(config.uploadsBucket);
  let failures = 0;
  const setAway = async (isAway: boolean) => {
    services.isBucketAway = isAway;
    const words = t(problems.bucket);
    await noteProblems(db, "bucket", isAway ? [{ key: "bucket", words }] : []);
  };
  const look = async () => {
    try {
      const holder = await findOtherHolder(bucket, config.databaseFile);
      if (holder) {
        log.fatal(describeHolder(bucket, holder));
        clearInterval(timer);
        return void process.kill(process.pid, "SIGTERM");
      }
      if (services.isBucketAway !== false) await setAway(false);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures < maxFailures || services.isBucketAway) return;
      log.error({ err: error }, "the bucket of the uploads does not answer");
      await setAway(true).catch((failure: unknown) => log.error({ err: failure }, "this could not be noted"));
    }
  };
  const timer = setInterval(() => void look(), leaseIntervalMs).unref();
}
