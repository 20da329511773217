import { describe, expect, test } from "vitest";
import { archiveName, archiveTime } from "~/backup/names";
import { expiredArchives } from "~/backup/retention";
import { isDue, lastScheduled } from "~/backup/rows.server";

const day = 24 * 60 * 60 * 1000;
const nightly = (count: number, last = Date.UTC(2026, 10, 22, 21, 0)) =>
  Array.from({ length: count }, (_, index) => archiveName(new Date(last - index * day)));

/** Applies the rule until it deletes nothing. */
function settled(names: string[], good = new Set(names)) {
  let left = names;
  for (;;) {
    const expired = expiredArchives(left, good);
    if (expired.length === 0) return left;
    left = left.filter((name) => !expired.includes(name));
  }
}

describe("which archives stay", () => {
  test("of 400 nightly backups, those of 7 days, 4 weeks and 12 months are kept", () => {
    const left = settled(nightly(400)).map((name) => archiveTime(name)?.toISOString().slice(0, 10));
    expect(left).toEqual([
      "2026-11-22",
      "2026-11-21",
      "2026-11-20",
      "2026-11-19",
      "2026-11-18",
      "2026-11-17",
      "2026-11-16",
      "2026-11-15",
      "2026-11-08",
      "2026-11-01",
      "2026-10-31",
      "2026-09-30",
      "2026-08-31",
      "2026-07-31",
      "2026-06-30",
      "2026-05-31",
      "2026-04-30",
      "2026-03-31",
      "2026-02-28",
      "2026-01-31",
      "2025-12-31",
    ]);
  });

  test("a clock that is wrong by years deletes nothing more than one that is right", () => {
    const names = nightly(7);
    const future = archiveName(new Date(Date.UTC(2031, 0, 1)));
    const tomorrow = nightly(1, Date.UTC(2026, 10, 23, 21, 0));
    expect(settled([future, ...names]).slice(1)).toEqual(settled([...tomorrow, ...names]).slice(1));
    expect(settled([archiveName(new Date(Date.UTC(2010, 0, 1))), ...names])).toHaveLength(8);
  });

  test("the five newest that a person requested stay in addition to those of their days", () => {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      archiveName(new Date(Date.UTC(2026, 10, 22, hour))),
    );
    const manual = new Set(hours.slice(2, 9));
    let left = hours;
    for (let run = 0; run < 9; run += 1) {
      const expired = expiredArchives(left, new Set(hours), manual);
      left = left.filter((name) => !expired.includes(name));
    }
    expect(left).toEqual([...hours.slice(4, 9), hours[23]]);
  });

  test("a few go in one run, the oldest first, and files of others are left alone", () => {
    const names = ["photos.tar.gz", "erasures.jsonl", "school-2026.tar.gz", ...nightly(20)];
    const expired = expiredArchives(names, new Set(names));
    expect(expired).toHaveLength(3);
    expect(expired).toEqual([...expired].sort());
    expect(nightly(20).slice(0, 7)).not.toContain(expired[2]);
    expect(settled(names).slice(0, 3)).toEqual(names.slice(0, 3));
  });

  test("the tested backup of a day and the newest tested one are kept", () => {
    const morning = archiveName(new Date(Date.UTC(2026, 10, 20, 3, 0)));
    const evening = archiveName(new Date(Date.UTC(2026, 10, 20, 20, 0)));
    expect(expiredArchives([morning, evening], new Set([morning]))).toEqual([evening]);
    const names = nightly(400);
    const old = names[200] ?? "";
    expect(settled(names, new Set([old]))).toContain(old);
  });
});

describe("when the nightly one is due", () => {
  // 02:30 at the school is 21:00 UTC of the day before.
  const night = Date.UTC(2026, 10, 21, 21, 0);
  const at = (minutes: number) => night + minutes * 60_000;
  const ran = (minutes: number, state: "good" | "failed" | "running") => ({
    started_at: new Date(at(minutes)).toISOString(),
    state,
  });

  test("the time is the school's", () => {
    expect(lastScheduled("02:30", at(0))).toBe(night);
    expect(lastScheduled("02:30", at(-1))).toBe(night - day);
    expect(lastScheduled("23:59", at(0))).toBe(Date.UTC(2026, 10, 21, 18, 29));
  });

  test.each<[string, boolean, Parameters<typeof isDue>[0]]>([
    ["never made", true, { time: "02:30", now: at(60) }],
    ["made yesterday", true, { time: "02:30", now: at(0), last: ran(-day / 60_000, "good") }],
    ["not yet time", false, { time: "02:30", now: at(-1), last: ran(-600, "good") }],
    ["made tonight", false, { time: "02:30", now: at(600), last: ran(1, "good") }],
    ["at work", false, { time: "02:30", now: at(20), last: ran(1, "running") }],
    ["failed just now", false, { time: "02:30", now: at(30), last: ran(1, "failed") }],
    ["failed an hour ago", true, { time: "02:30", now: at(61), last: ran(1, "failed") }],
    ["made by a clock that was ahead", true, { time: "02:30", now: at(5), last: ran(5000, "good") }],
  ])("%s: %s", (_, due, runs) => {
    expect(isDue(runs)).toBe(due);
  });
});
