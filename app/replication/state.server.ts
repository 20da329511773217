import { t } from "#say";
import type { Config } from "~/config.server";
import { momentAtSchool } from "~/dates/dates";
import { maxLagMs } from "./lag.server";
import { readVerification } from "./verify.server";

/** Hours after which a restore of the replica is too long ago. */
const maxAgeHours = 50;
const minute = 60_000;

export interface ReplicaState {
  isLate: boolean;
  words: string;
}

/** Describes lag and last verified restore. @param lagMs undefined if the replica does not follow */
export async function readReplicaState(
  config: Pick<Config, "databaseFile" | "uploadsDir">,
  lagMs: number | undefined,
  now = Date.now(),
): Promise<ReplicaState> {
  if (lagMs === undefined)
    return { isLate: true, words: t("The replica of the database does not get new changes.") };
  if (lagMs > maxLagMs) {
    const count = Math.floor(lagMs / minute);
    return {
      isLate: true,
      words: t(
        "{count, plural, one {The replica of the database has had no new changes for # minute.} other {The replica of the database has had no new changes for # minutes.}}",
        { count },
      ),
    };
  }
  const last = await readVerification(config);
  if (!last)
    return {
      isLate: false,
      words: t("The replica of the database has all changes. It is tested within a day."),
    };
  if (last.problem)
    return { isLate: true, words: t("The test of the replica failed: {reason}", { reason: last.problem }) };
  const moment = momentAtSchool(last.verified_at);
  if (now - Date.parse(last.verified_at) > maxAgeHours * 60 * minute)
    return { isLate: true, words: t("The replica was last tested on {moment}.", { moment }) };
  return {
    isLate: false,
    words: t(
      "The replica of the database is at most {count, plural, one {# second} other {# seconds}} behind. It was restored and tested on {moment}.",
      {
        count: Math.ceil(lagMs / 1000),
        moment,
      },
    ),
  };
}
