import { createAvifEncoder } from "~/files/avif-encoder.server";
import { avifJobs } from "~/files/avif-jobs.server";
import { startAvifQueue } from "~/files/avif-queue.server";
import type { Services } from "~/services/services.server";

/** Makes the AVIF renditions that are missing: now, whenever a picture comes, and each minute for those of another process. */
export function startAvif(services: Services): void {
  const { db, files, log } = services;
  const queue = startAvifQueue({ jobs: avifJobs(db), encoder: createAvifEncoder(), store: files, log });
  services.pictureAdded = queue.wake;
  services.stopBackground = queue.stop;
}
