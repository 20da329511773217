import { statSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/project-root.server";
import type { Services } from "~/services/services.server";
import { noteTime } from "~db/clock";

const beatInterval = 60_000;

const build = join(projectRoot, "build/server/index.js");

/** Stores the time last seen every minute, so that a jump of the clock is noticed. */
export async function startClock({ db, log }: Services): Promise<void> {
  const builtAt = statSync(build, { throwIfNoEntry: false })?.mtimeMs;
  let doubted = "";
  const beat = async () => {
    try {
      const { doubt } = await noteTime(db, Date.now(), builtAt);
      if (doubt && doubt !== doubted) {
        log.error(
          { doubt, clock: new Date().toISOString() },
          "the clock of this machine may be wrong: nothing old is erased until somebody confirms it in the dashboard",
        );
      }
      doubted = doubt;
    } catch (error) {
      log.error({ err: error }, "the time could not be noted");
    }
  };
  await beat();
  setInterval(beat, beatInterval).unref();
}
