import { archiveTime } from "./names";

const kept = { days: 7, weeks: 4, months: 12, manual: 5 };
/** Maximum deletions of one run, as a safeguard against bugs in this file. */
const maxDeletions = 3;

/**
 * Returns archives to delete: keeps the newest of the last 7 days, 4 weeks and 12 months that have one, the
 * newest good one, and the newest manual ones. Counts archives, not time, so that a wrong clock deletes nothing.
 * @param names files in the folder; unknown names are ignored
 * @param good names of tested archives
 * @param manual names of archives that a person requested
 * @returns at most three names, oldest first
 */
export function expiredArchives(
  names: string[],
  good: ReadonlySet<string>,
  manual: ReadonlySet<string> = new Set(),
): string[] {
  const archives = names
    .flatMap((name) => {
      const time = archiveTime(name);
      return time ? [{ name, time }] : [];
    })
    .sort((one, other) => other.time.getTime() - one.time.getTime());
  const keep = new Set<string>();
  for (const [count, period] of [
    [kept.days, getDay],
    [kept.weeks, getWeek],
    [kept.months, getMonth],
  ] as const) {
    const periods = [...new Set(archives.map(({ time }) => period(time)))].slice(0, count);
    for (const each of periods) {
      const inPeriod = archives.filter(({ time }) => period(time) === each);
      const best = inPeriod.find(({ name }) => good.has(name)) ?? inPeriod[0];
      if (best) keep.add(best.name);
    }
  }
  for (const { name } of archives.filter(({ name }) => manual.has(name)).slice(0, kept.manual))
    keep.add(name);
  const newestGood = archives.find(({ name }) => good.has(name));
  if (newestGood) keep.add(newestGood.name);
  return archives
    .map(({ name }) => name)
    .filter((name) => !keep.has(name))
    .reverse()
    .slice(0, maxDeletions);
}

const getDay = (time: Date) => time.toISOString().slice(0, 10);
const getMonth = (time: Date) => time.toISOString().slice(0, 7);

function getWeek(time: Date): string {
  const monday = new Date(time);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return getDay(monday);
}
