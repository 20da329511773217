import { instantAtSchool, todayAtSchool } from "~/dates/dates";

const day = 24 * 60 * 60 * 1000;
const retryAfter = 60 * 60 * 1000;

/** Returns the last scheduled time of a nightly backup, in milliseconds since 1970. */
export function lastScheduled(time: string, now: number): number {
  const on = (date: string) => instantAtSchool(`${date}T${time}:00`);
  const today = todayAtSchool(new Date(now));
  const ofToday = on(today);
  if (ofToday <= now) return ofToday;
  return on(new Date(Date.parse(today) - day).toISOString().slice(0, 10));
}

interface Runs {
  time: string;
  now: number;
  last?: { started_at: string; state: "running" | "good" | "failed" } | undefined;
}

export function isDue({ time, now, last }: Runs): boolean {
  if (!last) return true;
  const started = Date.parse(last.started_at);
  // The clock was ahead during the last backup; do not wait for that time.
  if (started > now) return true;
  if (started < lastScheduled(time, now)) return true;
  return last.state === "failed" && now - started >= retryAfter;
}
