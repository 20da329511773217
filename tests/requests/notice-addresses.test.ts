import { expect, test } from "vitest";
import { notices } from "~/content/notices/notice.server";
import { readPage } from "../support/page";
import { notice, openSite, origin } from "../support/site";

const at = "2026-03-14T05:00:00.000Z";
const ORIGIN = "https://palash.example";

type Site = Awaited<ReturnType<typeof openSite>>;

const add = (site: Site, title: string, more: object = {}) =>
  notices.create(site.db, { ...notice, title, ...more }, at);

async function leadsTo(site: Site, path: string) {
  const answer = await site.visitor().visit(path);
  return [answer.status, answer.headers.get("Location"), answer.headers.get("Cache-Control")];
}

test.each([
  ["Annual Day, 2026: who brings what?", "annual-day-2026-who-brings-what"],
  ["Teachers' day – ‘all’ welcome", "teachers-day-all-welcome"],
  ["ବାର୍ଷିକ ଉତ୍ସବ", encodeURIComponent("ବାର୍ଷିକ-ଉତ୍ସବ")],
  ["खेल दिवस 2026", encodeURIComponent("खेल-दिवस-2026")],
  ["!!!", "notice"],
  ["", "the-tanks-are-cleaned-on-friday"],
  [`Meeting ${"of all parents ".repeat(9)}`, `meeting${"-of-all-parents".repeat(3)}-of-all`],
  ["a".repeat(80), "a".repeat(60)],
])("the address of %j has its words", async (title, words) => {
  const site = await openSite({ ORIGIN });
  const id = await add(site, title);
  const path = `/notices/${id}-${words}`;
  const answer = await site.visitor().visit(path);
  expect(answer.status).toBe(200);
  expect(readPage(await answer.text()).canonical).toBe(`${ORIGIN}${path}`);
});

test("the number finds a notice for ever, and no browser keeps where an older title led", async () => {
  const site = await openSite();
  const id = await add(site, "Water supply");
  const path = `/notices/${id}-water-supply`;
  const there = [301, path, "no-cache"];
  for (const other of [
    `/notices/${id}`,
    `/notices/${id}-`,
    `/notices/${id}-made-up`,
    `/notices/${id}/`,
    `/Notices/${id}-water-supply`,
    `/notices/${id}-WATER-supply`,
  ]) {
    expect([other, await leadsTo(site, other)]).toEqual([other, there]);
  }
  await notices.update(site.db, id, { title: "No water" });
  expect(await leadsTo(site, path)).toEqual([301, `/notices/${id}-no-water`, "no-cache"]);
  for (const none of [
    "/notices/99-water-supply",
    "/notices/0",
    "/notices/x-1",
    `/notices/0${id}-water-supply`,
  ]) {
    expect([none, (await site.visitor().visit(none)).status]).toEqual([none, 404]);
  }
});

test("every link to a notice is the whole address", async () => {
  const site = await openSite();
  const id = await add(site, "Water supply");
  const path = `/notices/${id}-water-supply`;
  const visitor = site.visitor();
  for (const page of [
    "/",
    "/notices",
    "/search?q=tanks",
    "/sitemap.xml",
    "/notices/feed.json",
    "/about-us",
  ]) {
    const html = await visitor.get(page);
    expect([page, html.includes(path)]).toEqual([page, true]);
    expect([page, html.match(new RegExp(`(href=|<loc>${origin})"?/notices/${id}["<]`))]).toEqual([
      page,
      null,
    ]);
  }
  const clerk = await site.staff();
  for (const page of ["/dashboard", "/dashboard/deletenotice"]) {
    expect([page, (await clerk.get(page)).includes(`"${path}"`)]).toEqual([page, true]);
  }
  const saved = await clerk.submit(`/dashboard/notice/${id}/update`, { ...notice, title: "No water" });
  expect(await clerk.get(saved.headers.get("Location") ?? "")).toContain(`href="/notices/${id}-no-water"`);
});

test("visitors go from a notice to the newer and the older one that they can see", async () => {
  const site = await openSite();
  const times = (minute: number, more: object = {}) => ({
    published_at: `2026-03-14T05:0${minute}:00.000Z`,
    ...more,
  });
  const oldest = await add(site, "First", times(0));
  await add(site, "Taken off", times(1, { ends_at: "2026-03-15T00:00:00.000Z" }));
  const middle = await add(site, "Second", times(2, { ends_at: "2999-01-01T00:00:00.000Z" }));
  await add(site, "Draft", { published_at: null });
  const newest = await add(site, "Third", times(3));
  await add(site, "Not yet", { published_at: "2999-01-01T00:00:00.000Z" });
  await notices.remove(site.db, await add(site, "Deleted", times(2)));
  const beside = async (path: string) => {
    const [nav] = (await site.visitor().open(path)).parts('nav[aria-label="Other notices"]');
    return [nav?.text ?? "", nav?.attributes("a", "href") ?? []];
  };
  const [first, second, third] = [
    `/notices/${oldest}-first`,
    `/notices/${middle}-second`,
    `/notices/${newest}-third`,
  ];
  expect(await beside(first)).toEqual(["Newer notice Second", [second]]);
  expect(await beside(second)).toEqual(["Newer notice Third Older notice First", [third, first]]);
  expect(await beside(third)).toEqual(["Older notice Second", [second]]);
});

test.each(["%E0%A4%95", "%00", "a%2Fb", "$&"])(
  "the old address of the form for %s leads to one path",
  async (id) => {
    const site = await openSite();
    const answer = await site.visitor().visit(`/notice/${id}/update`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get("Location")).toBe(
      `/dashboard/notice/${encodeURIComponent(decodeURIComponent(id))}/update`,
    );
  },
);
