import { todayAtSchool } from "~/ui/dates";

/**
 * What every public page depends on: the content, and the day at the school, because pages show what is today.
 * @param readRevision the content revision, read from the database
 */
export function contentVersion(readRevision: () => number) {
  const today = todayEveryMinute();
  let version = "";
  /** Requests that came in together, in one turn of the event loop, share one look: it costs as much as the answer. */
  let checkedThisTick = false;

  function check(): string {
    if (checkedThisTick) return version;
    version = `${readRevision()} ${today()}`;
    checkedThisTick = true;
    setImmediate(() => {
      checkedThisTick = false;
    });
    return version;
  }

  return {
    check,
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
