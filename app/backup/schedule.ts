import { instantAtSchool, todayAtSchool } from "~/dates/dates";

const day = 24 * 60 * 60 * 1000;
/** Milliseconds after which a backup that failed is tried again. */
const retryAfter = 60 * 60 * 1000;

/** The last moment, in milliseconds since 1970, at which a nightly backup was to begin. */
export function lastScheduled(time: string, now: number): number {
  const on = (date: string) => instantAtSchool(`${date}T${time}:00`);
  const today = todayAtSchool(new Date(now));
  const ofToday = on(today);
  if (ofToday <= now) return ofToday;
  return on(new Date(Date.parse(today) - day).toISOString().slice(0, 10));
}

interface Runs {
  /** The time of the settings, `02:30`, at the school. */
  time: string;
  now: number;
  /** When the last run began and how it ended, by ISO time. */
  last?: { started_at: string; state: "running" | "good" | "failed" } | undefined;
}

/** True if the nightly backup is to be made now; one that failed is tried again every hour. */
export function isDue({ time, now, last }: Runs): boolean {
  if (!last) return true;
  const started = Date.parse(last.started_at);
  // A clock that was ahead when the last one was made must not put off the next.
  if (started > now) return true;
  if (started < lastScheduled(time, now)) return true;
  return last.state === "failed" && now - started >= retryAfter;
}
