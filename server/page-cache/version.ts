import { todayAtSchool } from "~/dates/dates";

/**
 * What every public page depends on: the content, the moments at which some of it comes and goes, and the day at the
 * school, because pages show what is today.
 * @param readRevision the content revision, read from the database
 * @param readNextMoment the first moment after a time at which something comes or goes, read from the database
 */
export function contentVersion(readRevision: () => number, readNextMoment: (after: string) => string | null) {
  const today = todayEveryMinute();
  let revision = -1;
  /** How often something has come or gone by time alone. */
  let turn = 0;
  /** The times, in milliseconds, between which nothing comes or goes. */
  let from = 0;
  let until = 0;
  let version = "";
  /** Requests that came in together, in one turn of the event loop, share one look: it costs as much as the answer. */
  let checkedThisTick = false;

  function check(): string {
    if (checkedThisTick) return version;
    const now = Date.now();
    const present = readRevision();
    // A clock that was set back counts as a moment passed.
    const isPast = now >= until || now < from;
    if (isPast) turn += 1;
    if (isPast || present !== revision) {
      revision = present;
      from = now;
      until = Date.parse(readNextMoment(new Date(now).toISOString()) ?? "") || Number.POSITIVE_INFINITY;
    }
    version = `${present} ${turn} ${today()}`;
    checkedThisTick = true;
    setImmediate(() => {
      checkedThisTick = false;
    });
    return version;
  }

  return {
    check,
    /** Of the content, as of the last check. */
    revision: () => revision,
    /** Whole seconds for which nothing comes or goes, as of the last check. */
    secondsLeft: () => Math.max(0, Math.floor((until - Date.now()) / 1000)),
    /** The same, without sharing: for who began before this turn. */
    checkAgain(): string {
      checkedThisTick = false;
      return check();
    },
  };
}

/** The date at the school, asked for once a minute. */
function todayEveryMinute(): () => string {
  let day = "";
  let until = 0;
  return () => {
    const now = Date.now();
    if (now >= until || now < until - 60_000) {
      day = todayAtSchool();
      until = now - (now % 60_000) + 60_000;
    }
    return day;
  };
}
