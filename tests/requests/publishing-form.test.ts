import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readPage } from "../support/page";
import { notice, openedIn, openSite, textOf, tokenOf } from "../support/site";

// 12:00 at the school.
const noon = Date.parse("2026-03-14T06:30:00Z");
const iso = (local: string) => new Date(Date.parse(`${local}:00Z`) - 330 * 60_000).toISOString();

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: noon }));
afterEach(() => void vi.useRealTimers());

const add = "/dashboard/add-notice";
const edit = "/dashboard/notice/1/update";
type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const timesOf = ({ db }: Site) =>
  db
    .selectFrom("notices")
    .select(["published_at", "ends_at", "pinned_until"])
    .orderBy("id")
    .executeTakeFirst();

async function save(clerk: Person, path: string, typed: Record<string, string>) {
  const html = await clerk.get(path);
  const field = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? "";
  const times = {
    publish_on: field("publish_on"),
    take_off_on: field("take_off_on"),
    pinned_until: field("pinned_until"),
  };
  const opened = field("opened");
  const form = {
    form_token: tokenOf(html) ?? "",
    ...notice,
    ...times,
    ...(opened && { opened }),
    ...typed,
  };
  const answer = await clerk.visit(path, { form });
  const text = answer.status === 303 ? "" : textOf(await answer.text());
  const said = answer.status === 303 ? textOf(await clerk.get(answer.headers.get("Location") ?? "")) : "";
  return { status: answer.status, text, said };
}

describe("a new notice", () => {
  test.each([
    [
      "at once",
      {},
      "Notice Created Successfully",
      { published_at: iso("2026-03-14T12:00"), ends_at: null, pinned_until: null },
    ],
    [
      "as a draft",
      { draft: "yes", take_off_on: "2026-04-01T08:00" },
      "Draft saved",
      { published_at: null, ends_at: iso("2026-04-01T08:00"), pinned_until: null },
    ],
    [
      "on a day",
      { publish_on: "2026-12-03T08:00", take_off_on: "2026-12-10T00:00", pinned_until: "2026-12-05" },
      "Saved. It will be on the site from December 3, 2026, 8:00 AM.",
      {
        published_at: iso("2026-12-03T08:00"),
        ends_at: iso("2026-12-10T00:00"),
        pinned_until: iso("2026-12-06T00:00"),
      },
    ],
    [
      "on a moment that has just passed",
      { publish_on: "2026-03-14T11:58" },
      "Notice Created Successfully",
      { published_at: iso("2026-03-14T12:00"), ends_at: null, pinned_until: null },
    ],
    [
      "with a day without a time, as old browsers send it",
      { publish_on: "2026-03-20", pinned_until: "2026-03-20" },
      "Saved. It will be on the site from March 20, 2026, 12:00 AM.",
      { published_at: iso("2026-03-20T00:00"), ends_at: null, pinned_until: iso("2026-03-21T00:00") },
    ],
  ])("%s", async (_name, typed, said, times) => {
    const site = await openSite();
    const saved = await save(await site.staff(), add, typed as never);
    expect(saved.said).toContain(said);
    expect(await timesOf(site)).toEqual(times);
  });

  test.each([
    [
      "a day that has passed",
      { publish_on: "2026-03-13T23:59" },
      "This day has passed: leave this empty to publish at once",
    ],
    ["what is no moment", { publish_on: "tomorrow" }, "Enter a day and a time, such as 2026-04-01 08:00"],
    ["a day that there is not", { publish_on: "2026-02-30T08:00" }, "Enter a day and a time"],
    ["a year far away", { publish_on: "2126-02-03T08:00" }, "Enter a day and a time"],
    [
      "an end that has passed",
      { take_off_on: "2026-03-14T12:00" },
      "This moment has passed: choose a later one",
    ],
    [
      "an end before the beginning",
      { publish_on: "2026-03-20T08:00", take_off_on: "2026-03-20T08:00" },
      "It would be taken off before it is on the site",
    ],
    ["a pin that has passed", { pinned_until: "2026-03-13" }, "This day has passed: choose a later one"],
    [
      "a pin before the beginning",
      { publish_on: "2026-03-20T08:00", pinned_until: "2026-03-19" },
      "It is not on the site yet on this day",
    ],
    ["what is no date", { pinned_until: "soon" }, "Enter a date, such as 2026-04-01"],
    [
      "a draft with a day",
      { draft: "yes", publish_on: "2026-03-20T08:00" },
      "A draft has no day yet: empty this field",
    ],
  ])("refuses %s, keeps what was typed, and opens the fields", async (_name, typed, words) => {
    const site = await openSite();
    const clerk = await site.staff();
    const form = { ...notice, ...typed } as Record<string, string>;
    const answer = await clerk.submit(add, form);
    const html = await answer.text();
    expect([answer.status, textOf(html)]).toEqual([422, expect.stringContaining(words)]);
    const page = readPage(html);
    expect(page.texts("details[open] > summary")).toContainEqual(expect.stringMatching(/^When it is shown/));
    for (const [name, value] of Object.entries(typed)) {
      if (name !== "draft") expect(page.field(name)).toBe(value);
    }
    expect(await timesOf(site)).toBeUndefined();
  });

  test("the last minute of a day pins it until the end of that day", async () => {
    const site = await openSite();
    expect((await save(await site.staff(), add, { pinned_until: "2026-03-14" })).status).toBe(303);
    expect((await timesOf(site))?.pinned_until).toBe(iso("2026-03-15T00:00"));
  });

  test("a record is published once if its form is sent twice, and drafts are hidden", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const html = await clerk.get(add);
    const form = { ...notice, draft: "yes", form_token: tokenOf(html) ?? "" };
    await clerk.visit(add, { form });
    await clerk.visit(add, { form });
    expect(await site.db.selectFrom("notices").select("id").execute()).toHaveLength(1);
    expect(await site.visitor().get("/notices")).not.toContain(notice.title);
    expect((await save(clerk, edit, { title: "Half", draft: "yes" })).said).toContain("Draft saved");
    expect(await site.visitor().get("/notices")).not.toContain("Half");
    const drafted = await clerk.get(edit);
    expect(drafted.indexOf(">Save draft<")).toBeLessThan(drafted.lastIndexOf(">Publish<"));
    expect((await save(clerk, edit, {})).said).toContain(
      "Notice updated successfully. It is on the site now.",
    );
    expect(await site.visitor().get("/notices")).toContain(notice.title);
  });
});

describe("a notice that is there", () => {
  test("stays as it is when nothing of it was touched, to the millisecond", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    vi.setSystemTime(noon + 123);
    await save(clerk, add, { take_off_on: "2026-04-01T08:00", pinned_until: "2026-03-20" });
    const before = await timesOf(site);
    vi.setSystemTime(noon + 5 * 60_000);
    expect((await save(clerk, edit, { title: "Corrected" })).said).toContain("Notice updated successfully");
    expect(await timesOf(site)).toEqual(before);
    const { details, date, category, priority } = notice;
    await clerk.submit(edit, { title: "By a script", details, date, category, priority });
    expect(await timesOf(site)).toEqual(before);
    vi.setSystemTime(Date.parse("2026-04-02T00:00:00Z"));
    expect((await save(await site.staff(), edit, {})).said).toContain(
      "Notice updated successfully. It stays off the site.",
    );
    expect(await timesOf(site)).toEqual({ ...before, pinned_until: null });
    expect((await save(await site.staff(), edit, { take_off_on: "" })).said).toContain(
      "It is on the site now.",
    );
    expect(await site.visitor().get("/notices")).toContain(notice.title);
  });

  test("emptying the day publishes a scheduled record at once, and a missing field keeps it", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await save(clerk, add, { publish_on: "2026-12-03T08:00" });
    const { title: _, ...rest } = notice;
    await clerk.submit(edit, rest);
    expect((await timesOf(site))?.published_at).toBe(iso("2026-12-03T08:00"));
    expect((await save(clerk, edit, { publish_on: "2026-12-04T08:00" })).said).toContain(
      "from December 4, 2026, 8:00 AM",
    );
    expect(textOf(await clerk.get("/dashboard/deletenotice"))).toContain("Scheduled Dec 4, 2026, 8:00 AM");
    expect((await save(clerk, edit, { publish_on: "" })).said).toContain("It is on the site now.");
    expect((await timesOf(site))?.published_at).toBe(iso("2026-03-14T12:00"));
  });

  test("shows both versions if another person published the draft, and takes nothing off", async () => {
    const site = await openSite();
    const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
    await save(clerk, add, { draft: "yes" });
    const html = await clerk.get(edit);
    const mine = {
      ...notice,
      draft: "yes",
      opened: openedIn(html),
      publish_on: "",
      form_token: tokenOf(html) ?? "",
    };
    await save(colleague, edit, {});
    const answer = await clerk.visit(edit, { form: mine });
    const text = textOf(await answer.text());
    expect([answer.status, text]).toEqual([409, expect.stringContaining("Status On the site Draft")]);
    expect((await timesOf(site))?.published_at).toBe(iso("2026-03-14T12:00"));
  });

  test("restored from the trash waits for its day as before", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await save(clerk, add, { publish_on: "2026-12-03T08:00" });
    await clerk.submit("/dashboard/notice/1/delete", {});
    await clerk.visit("/dashboard/trash", { form: { item: "notice:1" } });
    expect(await timesOf(site)).toMatchObject({ published_at: iso("2026-12-03T08:00") });
    expect(await site.visitor().get("/notices")).not.toContain(notice.title);
  });
});

test.each([
  ["/dashboard/add-job", "jobs", { title: "Guard", details: "Nights." }, "Post Created Successfully"],
])("%s takes the same moments", async (path, table, words, added) => {
  const site = await openSite();
  const clerk = await site.staff();
  const answer = await clerk.submit(path, { ...words, publish_on: "2026-12-03T08:00" });
  expect(textOf(await clerk.get(answer.headers.get("Location") ?? ""))).toContain(
    "It will be on the site from December 3",
  );
  await clerk.submit(path, words);
  expect(textOf(await clerk.get("/dashboard"))).toContain(added);
  const rows = await site.db
    .selectFrom(table as "jobs")
    .select("published_at")
    .orderBy("id")
    .execute();
  expect(rows.map(({ published_at }) => published_at)).toEqual([
    iso("2026-12-03T08:00"),
    iso("2026-03-14T12:00"),
  ]);
  expect(await clerk.get(path)).not.toContain("pinned_until");
});

test("a copy begins with the words of an older notice, and is a notice of its own of today", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await save(clerk, add, { date: "2025-03-14", pinned_until: "2026-03-20", category: "holiday" });
  const path = `${add}?copy=1`;
  expect((await clerk.open(path)).form().values).toMatchObject({
    title: notice.title,
    details: notice.details,
    date: "2026-03-14",
    category: "holiday",
    pinned_until: "",
  });
  expect((await save(clerk, path, { title: "Again" })).said).toContain("Notice Created Successfully");
  const rows = await site.db.selectFrom("notices").select(["title", "pinned_until"]).orderBy("id").execute();
  expect(rows.map(({ title }) => title)).toEqual([notice.title, "Again"]);
  for (const copy of ["99", "x", "-1"]) expect((await clerk.visit(`${add}?copy=${copy}`)).status).toBe(200);
});
