import { startAvifQueue } from "~/files/avif-queue.server";
import { nextWithoutAvif, noteAvif } from "~/files/picture-rows.server";
import type { Services } from "~/http/services.server";

/** Makes the AVIF renditions that are missing, now and whenever a picture comes. */
export function startAvif(services: Services): void {
  const { db, files, log } = services;
  const queue = startAvifQueue({
    next: () => nextWithoutAvif(db),
    done: (stem, made) => noteAvif(db, stem, made),
    store: files,
    log,
  });
  services.pictureAdded = queue.wake;
}
