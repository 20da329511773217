import { afterEach, describe, expect, test } from "vitest";
import { lastScheduled } from "~/backup/rows.server";
import { setSchoolZone } from "~/dates/dates";
import { oldRecord } from "~/old-site-import/old-record";
import { openSite, textOf } from "../support/site";

const at = "2026-03-01T20:00:00.000Z";
const posted = { created_at: at, published_at: at };

const machineZone = process.env.TZ;
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
  setSchoolZone("Asia/Kolkata");
});

describe.each([
  ["UTC−8", "Etc/GMT+8", 480],
  ["UTC+13", "Pacific/Tongatapu", -780],
])("on a machine in %s", (_name, zone, minutesBehind) => {
  const onThisMachine = () => {
    process.env.TZ = zone;
    expect(new Date("2026-03-01T00:00:00Z").getTimezoneOffset()).toBe(minutesBehind);
  };

  test("a job posted at half past one in the night shows the school's day, not that of the machine or of UTC", async () => {
    onThisMachine();
    const site = await openSite();
    const clerk = await site.staff();
    await clerk.submit("/dashboard/add-job", { title: "Teacher of Odia", details: "Two classes a day." });
    await site.db.updateTable("jobs").set(posted).execute();
    expect(textOf(await site.visitor().get("/career"))).toContain("Teacher of Odia 2 March 2026");
    expect(textOf(await clerk.get("/dashboard/deletePost"))).toContain("Mar 2, 2026");
  });

  test("every time follows the zone of the settings", async () => {
    onThisMachine();
    const site = await openSite();
    const clerk = await site.staff();
    await clerk.submit("/dashboard/add-job", { title: "Teacher of Odia", details: "Two classes a day." });
    await site.db.updateTable("jobs").set(posted).execute();
    await site.db.updateTable("activity").set({ at: "2026-03-01T20:00:00.000Z" }).execute();
    const inZone = async (time_zone: string) => {
      const row = { name: "time_zone", value: time_zone };
      await site.db.deleteFrom("settings").where("name", "=", "time_zone").execute();
      await site.db.insertInto("settings").values(row).execute();
      const pages = [await site.visitor().get("/career"), await clerk.get("/dashboard/activity")];
      return pages.map(textOf).join(" ");
    };
    const inIndia = await inZone("Asia/Kolkata");
    expect(inIndia).toContain("Teacher of Odia 2 March 2026");
    expect(inIndia).toContain("Mar 2, 2026, 1:30 AM");
    const inHawaii = await inZone("Pacific/Honolulu");
    expect(inHawaii).toContain("Teacher of Odia 1 March 2026");
    expect(inHawaii).toContain("Mar 1, 2026, 10:00 AM");
  });

  test("MySQL's times of an old site are the school's local ones", () => {
    onThisMachine();
    const at = (created_at: string) => oldRecord({ created_at }, 0).at;
    expect(at("2026-03-02 01:30:00")).toBe("2026-03-01T20:00:00.000Z");
    expect(at("2026-03-02")).toBe("2026-03-01T18:30:00.000Z");
    setSchoolZone("America/New_York");
    expect(at("2026-03-02 01:30:00")).toBe("2026-03-02T06:30:00.000Z");
    expect(at("2026-07-02 01:30:00")).toBe("2026-07-02T05:30:00.000Z");
  });

  test("the nightly backup begins by the school's clock, in summer time too", () => {
    onThisMachine();
    const night = (now: string) => new Date(lastScheduled("02:30", Date.parse(now))).toISOString();
    expect(night("2026-03-01T20:59:59Z")).toBe("2026-02-28T21:00:00.000Z");
    expect(night("2026-03-01T21:00:00Z")).toBe("2026-03-01T21:00:00.000Z");
    setSchoolZone("America/New_York");
    expect(night("2026-07-01T06:30:00Z")).toBe("2026-07-01T06:30:00.000Z");
    expect(night("2026-12-01T06:30:00Z")).toBe("2026-11-30T07:30:00.000Z");
  });
});

test("the settings take a time zone by its name, and say how one looks", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const save = (time_zone: string) => clerk.submit("/dashboard/settings/server", { time_zone });
  const refused = await save("India, I think");
  expect(refused.status).toBe(422);
  expect(textOf(await refused.text())).toContain("Enter a time zone such as Asia/Kolkata");
  expect((await save("Asia/Dhaka")).status).toBe(303);
  expect(await clerk.get("/dashboard/settings/server")).toContain('value="Asia/Dhaka"');
});
