import { archiveTime } from "./names";

const kept = { days: 7, weeks: 4, months: 12 };
/** Archives that go in one run at most, should anything be wrong with the rest of this. */
const maxDeletions = 3;

/**
 * Which archives have served their time: kept are the newest of each of the last 7 days, 4 weeks and 12 months that
 * have one. Only what is there is counted, never the clock: a machine that was off for a year, or whose clock is wrong,
 * loses nothing by it. The newest good archive always stays.
 * @param names of the files in the folder; those that are no archives of ours are left alone
 * @param good names of archives that were tested; undefined if nothing is known
 * @returns at most three names, the oldest first
 */
export function expiredArchives(names: string[], good: ReadonlySet<string>): string[] {
  const archives = names
    .flatMap((name) => {
      const time = archiveTime(name);
      return time ? [{ name, time }] : [];
    })
    .sort((one, other) => other.time.getTime() - one.time.getTime());
  const keep = new Set<string>();
  for (const [count, period] of [
    [kept.days, dayOf],
    [kept.weeks, weekOf],
    [kept.months, monthOf],
  ] as const) {
    const periods = [...new Set(archives.map(({ time }) => period(time)))].slice(0, count);
    for (const each of periods) {
      // A period is represented by a good archive where it has one.
      const inPeriod = archives.filter(({ time }) => period(time) === each);
      const best = inPeriod.find(({ name }) => good.has(name)) ?? inPeriod[0];
      if (best) keep.add(best.name);
    }
  }
  const newestGood = archives.find(({ name }) => good.has(name));
  if (newestGood) keep.add(newestGood.name);
  return archives
    .map(({ name }) => name)
    .filter((name) => !keep.has(name))
    .reverse()
    .slice(0, maxDeletions);
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const monthOf = (time: Date) => time.toISOString().slice(0, 7);

/** The Monday of a day's week. */
function weekOf(time: Date): string {
  const monday = new Date(time);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return dayOf(monday);
}
