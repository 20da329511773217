import { describe, expect, test } from "vitest";
import { staffKinds } from "~/kinds/registry";
import { readPage } from "../support/page";
import { addRecord } from "../support/records";
import { openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const namesIn = (html: string) => [...html.matchAll(/aria-label="Edit ([^"]+)"/g)].map(([, name]) => name);
const offered = (html: string, name: string) =>
  readPage(html).attributes(`select[name="${name}"] option`, "value");
const kindOf = (key: string) => {
  const kind = staffKinds.find((one) => one.key === key);
  if (!kind) throw new Error(`There is no ${key}.`);
  return kind;
};
const hour = 60 * 60 * 1000;
const from = (ms: number) => new Date(Date.now() + ms).toISOString();

const statuses = {
  live: { published_at: from(-2 * hour), ends_at: from(hour) },
  draft: { published_at: null, ends_at: null },
  scheduled: { published_at: from(hour), ends_at: null },
  ended: { published_at: from(-2 * hour), ends_at: from(-hour) },
};

describe.each(staffKinds.filter(({ publishing }) => publishing))("the list of every $key", (kind) => {
  test("shows those of a status alone", async () => {
    const site = await openSite();
    for (const [name, times] of Object.entries(statuses)) {
      const id = await addRecord(site.db, kind, name);
      await site.db
        .updateTable(kind.table as "notices")
        .set(times)
        .where("id", "=", id)
        .execute();
    }
    const clerk = await site.staff();
    for (const status of Object.keys(statuses)) {
      const html = await clerk.get(`${kind.pages.list}?status=${status}`);
      expect(namesIn(html)).toEqual([status]);
      expect(readPage(html).field("status")).toBe(status);
    }
    const all = await clerk.get(kind.pages.list);
    expect(offered(all, "status").sort()).toEqual(["", ...Object.keys(statuses)].sort());
    for (const nonsense of [
      "?status=nonsense",
      "?status=constructor",
      "?year=20",
      "?category=%27%20or%201=1",
    ]) {
      expect(namesIn(await clerk.get(kind.pages.list + nonsense))).toHaveLength(4);
    }
  });
});

describe.each(staffKinds)("the list of every $key", (kind) => {
  const dates = (day: string) =>
    kind.filters?.date
      ? { [kind.filters.date]: day, ...("last_date" in kind.fields && { last_date: day }) }
      : { at: `${day}T12:00:00.000Z` };

  test("shows those of a year, and offers the years that there are", async () => {
    const site = await openSite();
    await addRecord(site.db, kind, "Young", dates("2026-02-01"));
    const clerk = await site.staff();
    expect(offered(await clerk.get(kind.pages.list), "year")).toEqual([]);
    await addRecord(site.db, kind, "Old", dates("2023-02-01"));
    const html = await clerk.get(kind.pages.list);
    expect(offered(html, "year")).toEqual(["", "2026", "2023"]);
    expect(namesIn(await clerk.get(`${kind.pages.list}?year=2023`))).toEqual(["Old"]);
    expect(namesIn(await clerk.get(`${kind.pages.list}?year=2026`))).toEqual(["Young"]);
    const none = await clerk.get(`${kind.pages.list}?year=2024`);
    expect([namesIn(none), textOf(none).includes("Nothing here fits this.")]).toEqual([[], true]);
  });
});

test("a year is one of the school, not of London", async () => {
  const site = await openSite();
  const kind = kindOf("photo");
  await addRecord(site.db, kind, "Newyear", { at: "2025-12-31T19:00:00.000Z" });
  await addRecord(site.db, kind, "Eve", { at: "2025-12-31T18:00:00.000Z" });
  const clerk = await site.staff();
  expect(namesIn(await clerk.get("/dashboard/deleteimage?year=2026"))).toEqual(["Newyear"]);
  expect(namesIn(await clerk.get("/dashboard/deleteimage?year=2025"))).toEqual(["Eve"]);
});

test.each(["notice", "video", "calendar entry"])(
  "every %s has a category to choose, with the search",
  async (key) => {
    const site = await openSite();
    const kind = kindOf(key);
    const column = kind.filters?.category ?? "";
    const [one, other] = (kind.fields[column]?.options ?? []).map(({ value }) => value);
    await addRecord(site.db, kind, "Bus one", { [column]: one });
    await addRecord(site.db, kind, "Bus two", { [column]: other });
    await addRecord(site.db, kind, "Fee", { [column]: one });
    const clerk = await site.staff();
    const list = (query: Record<string, string | undefined>) =>
      clerk.get(`${kind.pages.list}?${new URLSearchParams(query as Record<string, string>)}`);
    expect(namesIn(await list({ category: one })).sort()).toEqual(["Bus one", "Fee"]);
    expect(namesIn(await list({ category: one, q: "bus" }))).toEqual(["Bus one"]);
    expect(namesIn(await list({ category: other, q: "fee" }))).toEqual([]);
    expect(namesIn(await list({ category: "", q: "bus", year: "" })).sort()).toEqual(["Bus one", "Bus two"]);
  },
);

async function addMany(site: Site, count: number) {
  const kind = kindOf("notice");
  for (let index = 1; index <= count; index += 1) {
    const category = index % 2 ? "academic" : "sports";
    await addRecord(site.db, kind, `Notice ${index}`, { category, at: from(-index * hour) });
  }
}

test.each(["", "&q=notice"])(
  "the filter goes on in the pages, and with who comes back from a form%s",
  async (search) => {
    const site = await openSite();
    await addMany(site, 60);
    const clerk = await site.staff();
    const seen: (string | undefined)[] = [];
    let path: string | undefined = `/dashboard/deletenotice?category=sports&status=live${search}`;
    let first = "";
    for (let pages = 0; path && pages < 5; pages += 1) {
      const html: string = await clerk.get(path);
      first ||= html;
      seen.push(...namesIn(html));
      path = /href="([^"]+)"[^>]*rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(new Set(seen).size).toBe(30);
    expect(seen).toHaveLength(30);
    const [, form = ""] = /href="(\/dashboard\/notice\/\d+\/delete[^"]*)"/.exec(first) ?? [];
    const answer = await clerk.submit(form.replaceAll("&amp;", "&"), {});
    expect(answer.headers.get("Location")).toBe(
      `/dashboard/deletenotice?category=sports&status=live${search}`,
    );
    expect(first).toContain(
      `name="list" value="?category=sports&amp;status=live${search.replace("&", "&amp;")}"`,
    );
  },
);
