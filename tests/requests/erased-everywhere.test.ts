import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyTheTrash, notice, openSite } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

beforeEach(() => void vi.setSystemTime("2026-03-10T06:30:00Z"));

afterEach(() => void vi.useRealTimers());

const secret = "Zebrafinch";

async function sayIt(site: Site, paths: readonly string[]): Promise<string[]> {
  const visitor = site.visitor();
  const found: string[] = [];
  for (const path of paths) {
    const answer = await visitor.visit(path);
    expect([path, answer.status]).toEqual([path, 200]);
    if ((await answer.text()).toLowerCase().includes(secret.toLowerCase())) found.push(path);
  }
  return found;
}

const lists = [
  "/",
  "/notices",
  "/notices/feed.xml",
  "/notices/feed.json",
  "/sitemap.xml",
  "/search?q=tanks",
  "/gdapi/get_notices.php",
];

const own = ["/notices/1-zebrafinch", "/notices/1", "/notices/1/event.ics"];
const statuses = (site: Site) =>
  Promise.all(
    own.map(async (path) => (await site.visitor().visit(path, { redirect: "manual" } as never)).status),
  );

test("a notice that is deleted or erased is forgotten at once by feeds, sitemap, search, newsletter and old calls", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const body = { ...notice, title: secret, event_date: "2026-03-14" };
  expect((await clerk.submit("/dashboard/add-notice", body)).status).toBe(303);
  const issue = "/dashboard/subscribers/next-issue";
  const mailed = async () => {
    // Consumes the flash message, which contains the title.
    await clerk.get("/dashboard/account");
    return (await clerk.get(issue)).includes(secret);
  };
  expect(await sayIt(site, lists)).toEqual(lists);
  expect(await mailed()).toBe(true);
  expect((await statuses(site)).every((status) => status < 400)).toBe(true);

  await clerk.submit("/dashboard/notice/1/delete", {});
  expect(await sayIt(site, lists)).toEqual([]);
  expect(await mailed()).toBe(false);
  expect(await statuses(site)).toEqual([404, 404, 404]);

  await emptyTheTrash(clerk);
  expect(await sayIt(site, lists)).toEqual([]);
  expect(await mailed()).toBe(false);
  expect(await statuses(site)).toEqual([410, 410, 410]);
});

test("an entry of the calendar that is deleted is forgotten at once by its feeds", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const entry = { title: secret, date: "2026-03-20", kind: "holiday" };
  const calendars = ["/calendar.ics", "/holidays.ics", "/curriculum?month=2026-03", "/year-calendar"];
  expect((await clerk.submit("/dashboard/calendar/add", entry)).status).toBe(303);
  expect(await sayIt(site, calendars)).toEqual(calendars);
  const list = await clerk.get("/dashboard/calendar");
  const [, id] = /\/dashboard\/calendar\/(\d+)\/delete/.exec(list) ?? [];
  await clerk.submit(`/dashboard/calendar/${id}/delete`, {});
  expect(await sayIt(site, calendars)).toEqual([]);
  await emptyTheTrash(clerk);
  expect(await sayIt(site, calendars)).toEqual([]);
});
