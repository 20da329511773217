import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "~/content/notices/notice.server";
import { staffKinds } from "~/kinds/registry";
import { readActivity } from "../support/activity";
import { fieldOf } from "../support/page";
import { notice, openSite, textOf } from "../support/site";

const noon = Date.parse("2026-03-14T06:30:00Z");
const moment = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: noon }));
afterEach(() => void vi.useRealTimers());

const list = "/dashboard/deletenotice";
const states = {
  draft: { published_at: null },
  scheduled: { published_at: moment(60) },
  live: { published_at: moment(-60) },
  ended: { published_at: moment(-60), ends_at: moment(-30) },
};

async function openNotice(state: keyof typeof states) {
  const site = await openSite();
  await notices.create(site.db, { ...notice, ...states[state] }, moment(-90));
  const clerk = await site.staff();
  const offered = async (path: string) => {
    return (await clerk.open(path)).texts('[name="deed"]');
  };
  const press = async (publishingAction: string, query = "") => {
    const answer = await clerk.visit(`/dashboard/publishing${query}`, {
      form: { item: "notice:1", deed: publishingAction },
    });
    const location = answer.headers.get("Location") ?? "";
    const html = answer.status === 303 ? await clerk.get(location) : "";
    const undo = fieldOf(html, "undo");
    return { status: answer.status, location, said: textOf(html), undo };
  };
  const undo = async (key: string) => {
    const answer = await clerk.visit("/dashboard/undo", { form: { undo: key } });
    return textOf(await clerk.get(answer.headers.get("Location") ?? ""));
  };
  const times = () =>
    site.db
      .selectFrom("notices")
      .select(["published_at", "ends_at", "pinned_until"])
      .executeTakeFirstOrThrow();
  const isShown = async () => (await site.visitor().get("/notices")).includes(notice.title);
  const publishingActions = async () =>
    (await readActivity(site.db, ["action", "subject"], (entry) => entry.topic === "content")).map(
      ({ action, subject }) => `${action}: ${subject}`,
    );
  return { ...site, clerk, offered, press, undo, times, isShown, publishingActions };
}

test.each([
  ["draft", ["Publish now"]],
  ["scheduled", ["Publish now", "Make it a draft"]],
  ["live", ["Pin for 7 days", "Take off the site"]],
  ["ended", ["Put back on the site"]],
] as const)("shows the actions of one that is %s in its row and above its form", async (state, labels) => {
  const { offered, clerk } = await openNotice(state);
  expect(await offered(list)).toEqual(labels);
  expect(await clerk.get(list)).toContain(`aria-label="${labels[0]}: Water supply"`);
  expect(await offered("/dashboard/notice/1/update")).toEqual(labels);
  for (const path of [list, "/dashboard/notice/1/update"]) {
    expect(await clerk.get(path)).toContain('href="/dashboard/add-notice?copy=1"');
  }
});

test.each([
  ["draft", "publish", "On the site now: Water supply", "published a notice", true],
  ["scheduled", "publish", "On the site now: Water supply", "published a notice", true],
  ["ended", "publish", "On the site again: Water supply", "published a notice", true],
  ["live", "take-off", "Taken off the site: Water supply", "took a notice off the site", false],
  ["scheduled", "take-off", "A draft again: Water supply", "made a notice a draft again", false],
  ["live", "pin", "Pinned until March 21, 2026: Water supply", "pinned a notice", true],
] as const)(
  "%s: %s, said, noted once, and undone as it was",
  async (state, publishingAction, words, action, shown) => {
    const { press, undo, times, isShown, publishingActions } = await openNotice(state);
    const before = await times();
    const done = await press(publishingAction);
    expect([done.location, done.said]).toEqual([list, expect.stringContaining(words)]);
    expect(await isShown()).toBe(shown);
    expect(await times()).not.toEqual(before);
    expect(await undo(done.undo)).toContain("Undone. It is as it was before.");
    expect(await times()).toEqual(before);
    expect(await publishingActions()).toEqual([`${action}: Water supply`, "undid a change of a notice: "]);
    expect(await undo(done.undo)).toContain("Nothing was undone, because another person has changed it.");
  },
);

test("a pin lasts until the end of the seventh day at the school, and is let go", async () => {
  const { press, times, offered, clerk, isShown } = await openNotice("live");
  await press("pin");
  expect((await times()).pinned_until).toBe("2026-03-21T18:30:00.000Z");
  expect(await offered(list)).toEqual(["Unpin", "Take off the site"]);
  expect(textOf(await clerk.get(list))).toContain("Pinned until Mar 21, 2026");
  expect((await press("unpin")).said).toContain("Not pinned any more: Water supply");
  expect((await times()).pinned_until).toBeNull();
  await press("pin");
  vi.setSystemTime(Date.parse("2026-03-21T18:30:00Z"));
  expect(await isShown()).toBe(true);
});

const archived = "People with the link can still read it, under Old notices.";

test("explains that archived records stay readable: before, after, and above the form", async () => {
  const { press, clerk, visitor } = await openNotice("live");
  expect((await press("take-off")).said).toContain(archived);
  const read = await visitor().visit("/notices/1-water-supply");
  expect([read.status, await read.text()]).toEqual([200, expect.stringContaining(notice.title)]);
  expect(textOf(await clerk.get("/dashboard/notice/1/update"))).toContain(archived);
  const answer = await clerk.submit("/dashboard/notice/1/update", { ...notice, title: "Corrected" });
  expect(textOf(await clerk.get(answer.headers.get("Location") ?? ""))).toContain(archived);
});

test("unpublishing a draft or a kind without an archive does not mention the archive", async () => {
  const { press, clerk } = await openNotice("scheduled");
  expect((await press("take-off")).said).not.toContain("archive");
  await clerk.submit("/dashboard/add-job", { title: "Guard", details: "Nights." });
  const answer = await clerk.visit("/dashboard/publishing", {
    form: { item: "job:1", deed: "take-off" },
  });
  const said = textOf(await clerk.get(answer.headers.get("Location") ?? ""));
  expect(said).toContain("Taken off the site: Guard");
  expect(said).not.toContain("archive");
});

test("pressed twice it is done once, and the second time says so", async () => {
  const { press, times, publishingActions } = await openNotice("draft");
  await press("publish");
  const first = await times();
  vi.setSystemTime(noon + 60_000);
  expect((await press("publish")).said).toContain("Nothing to change: Water supply");
  expect(await times()).toEqual(first);
  expect(await publishingActions()).toHaveLength(1);
});

test("returns to the search", async () => {
  const { press, clerk } = await openNotice("live");
  expect(await clerk.get(`${list}?q=water`)).toContain('action="/dashboard/publishing?list=%3Fq%3Dwater"');
  expect((await press("take-off", "?list=%3Fq%3Dwater")).location).toBe(`${list}?q=water`);
});

test("a forged or late undo changes nothing", async () => {
  const { press, undo, times, clerk, db } = await openNotice("live");
  const done = await press("take-off");
  await clerk.submit("/dashboard/notice/1/update", { ...notice, title: "Corrected" });
  const before = await times();
  expect(await undo(done.undo)).toContain("Nothing was undone, because another person has changed it");
  for (const key of ["", "made-up", "notice!1_2_-_-_-"])
    expect(await undo(key)).toContain("It is too late to undo this.");
  expect(await times()).toEqual(before);
  await db
    .updateTable("notices")
    .set({ deleted_at: moment(0) })
    .execute();
  expect((await press("publish")).said).toContain("Another person deleted it.");
});

test("refuses unsupported kinds and actions", async () => {
  const { clerk, times } = await openNotice("live");
  const before = await times();
  for (const form of [
    { item: "photo:1", deed: "publish" },
    { item: "job:1", deed: "pin" },
    { item: "notice:1", deed: "erase" },
    { item: "notice:1", deed: "" },
    { item: "", deed: "publish" },
  ]) {
    expect((await clerk.visit("/dashboard/publishing", { form })).status).toBe(404);
  }
  expect(await times()).toEqual(before);
  expect((await clerk.visit("/dashboard/publishing")).headers.get("Location")).toBe("/dashboard");
});

test("every kind that is published has the buttons in its list", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const published = staffKinds.filter(({ publishing }) => publishing);
  expect(published.length).toBeGreaterThan(3);
  await clerk.submit("/dashboard/add-job", { title: "Guard", details: "Nights." });
  const html = await clerk.get("/dashboard/deletePost");
  expect(html).toContain('value="job:1"');
  expect(html).toContain('aria-label="Take off the site: Guard"');
  expect(html).not.toContain(">Pin<");
  for (const { pages } of published) expect(await clerk.get(pages.add)).toContain(">Save draft<");
});

test("several that were taken off together are brought back by one undo, as each was", async () => {
  const { clerk, db, undo, isShown, publishingActions } = await openNotice("live");
  await notices.create(db, { ...notice, title: "Waiting", ...states.scheduled }, moment(-90));
  const all = () => db.selectFrom("notices").select(["published_at", "ends_at"]).orderBy("id").execute();
  const before = await all();
  const form = { do: "take-off", id: "1,2" };
  const asked = textOf(await clerk.get(`${list}/chosen?${new URLSearchParams(form)}`));
  expect(asked).toContain("They leave every list and the marquee. People with the link can still read them");
  const answer = await clerk.submit(`${list}/chosen?${new URLSearchParams(form)}`, form);
  const html = await clerk.get(answer.headers.get("Location") ?? "");
  const them = "People with the link can still read them, under Old notices.";
  expect(textOf(html)).toContain(`2 notices taken off the site. ${them}`);
  expect(await isShown()).toBe(false);
  const item = fieldOf(html, "undo");
  expect(await undo(item)).toContain("Undone. It is as it was before.");
  expect(await all()).toEqual(before);
  expect((await publishingActions()).at(-1)).toBe("undid a change of 2 notices: ");
});
