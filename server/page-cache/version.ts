import { todayAtSchool } from "~/dates/dates";

/** Combines content revision, moments at which records appear and end, and today's date at the school. */
export function contentVersion(readRevision: () => number, readNextMoment: (after: string) => string | null) {
  const today = todayEveryMinute();
  let revision = -1;
  /** Counts the moments that have passed. */
  let turn = 0;
  /** Interval, in ms, in which no record appears or ends. */
  let from = 0;
  let until = 0;
  let version = "";
  /** Requests of one tick share a check: it costs as much as a cached response. */
  let checkedThisTick = false;

  function check(): string {
    if (checkedThisTick) return version;
    const now = Date.now();
    const present = readRevision();
    // A clock that was set back counts as a passed moment.
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
    revision: () => revision,
    /** Seconds until a record appears or ends. */
    secondsLeft: () => Math.max(0, Math.floor((until - Date.now()) / 1000)),
    /** Like `check`, but reads again; for requests that started in an earlier tick. */
    checkAgain(): string {
      checkedThisTick = false;
      return check();
    },
  };
}

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
