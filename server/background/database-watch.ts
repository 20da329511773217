import type { Services } from "~/services/services.server";
import { assertInPlace } from "~db/connection.server";

const interval = 2000;

/** Logs that the database was moved, deleted or replaced while the site runs, and when it is back. */
export function startDatabaseWatch({ db, log, config }: Pick<Services, "db" | "log" | "config">): void {
  let inPlace = true;
  setInterval(() => {
    const was = inPlace;
    try {
      assertInPlace(db);
      inPlace = true;
      if (!was)
        log.warn({ database: config.databaseFile }, "the database is in its place again: writing goes on");
    } catch (error) {
      inPlace = false;
      if (was) {
        log.fatal(
          { err: error, database: config.databaseFile },
          "the database was moved, deleted or replaced while the site runs: nothing is saved until it is back, or the site is started again",
        );
      }
    }
  }, interval).unref();
}
