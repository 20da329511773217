import { createAvifEncoder } from "~/files/pictures/avif-encoder.server";
import { avifJobs } from "~/files/pictures/avif-jobs.server";
import { startAvifQueue } from "~/files/pictures/avif-queue.server";
import type { Services } from "~/services/services.server";

/** Makes missing AVIF renditions: now, after each upload, and each minute those of other processes. */
export function startAvif(services: Services): void {
  const { db, files, log } = services;
  const queue = startAvifQueue({ jobs: avifJobs(db), encoder: createAvifEncoder(), store: files, log });
  services.pictureAdded = queue.wake;
  services.stopBackground = queue.stop;
}
