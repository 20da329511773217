import { expect, test } from "vitest";
import type { StoredList } from "~/offline/stored-list";
import { sentLaterHeader } from "~/ui/form/pending/sent-later";
import { notice, openSampleSite, openSite } from "../support/site";

const listAt = async (person: { get: (path: string) => Promise<string> }, path = "/offline/list") =>
  JSON.parse(await person.get(path)) as StoredList;

test("the list has the pages for parents, the notices that are live, and their small files", async () => {
  const { db, visitor } = await openSampleSite();
  const person = visitor();
  const list = await listAt(person);
  const pages = [
    "/offline",
    "/",
    "/notices",
    "/contact",
    "/admission",
    "/fees",
    "/year-calendar",
    "/timings",
  ];
  expect(list.addresses.slice(0, list.small)).toEqual([
    ...pages,
    "/transfer-certificates",
    "/staff-directory",
    "/admission/enquiry",
    "/mandatory-public-disclosure",
    "/uniform",
  ]);
  const file = "/notices/1/files/parent-teacher-meeting.pdf";
  expect(list.addresses).toContain(file);
  await db.updateTable("notice_files").set({ bytes: 300_000 }).execute();
  expect((await listAt(person)).addresses).not.toContain(file);
  const deletedAt = new Date().toISOString();
  await db.updateTable("notices").set({ deleted_at: deletedAt }).where("id", "=", 1).execute();
  const later = await listAt(person);
  expect(later.addresses.some((path) => path.startsWith("/notices/1-"))).toBe(false);
  expect(later.version).not.toBe(list.version);
  for (const address of later.addresses) expect((await person.visit(address)).status, address).toBe(200);
});

test("every page that the quick links and the group for parents lead to is stored", async () => {
  const { visitor } = await openSampleSite();
  const person = visitor();
  const { addresses } = await listAt(person);
  const page = await person.open("/fees");
  const menus = page.parts('nav[aria-label="Most asked for"], summary:contains("Parents") + *');
  expect(menus).toHaveLength(2);
  const links = menus.flatMap((menu) => menu.attributes("a", "href"));
  const pages = links.filter((to) => /^\/[^#?]*$/.test(to));
  expect(pages).toContain("/uniform");
  expect(pages.filter((to) => !addresses.includes(to))).toEqual([]);
});

test("at most 20 notices are listed", async () => {
  const { db, visitor } = await openSite();
  const at = new Date().toISOString();
  const values = Array.from({ length: 25 }, (_, index) => ({
    title: `Notice ${index}`,
    details: "Details",
    date: at.slice(0, 10),
    category: "academic" as const,
    priority: "low" as const,
    created_at: at,
    updated_at: at,
    published_at: at,
    event_date: "",
    event_time: "",
  }));
  await db.insertInto("notices").values(values).execute();
  const { addresses } = await listAt(visitor());
  expect(addresses.filter((path) => /^\/notices\/\d/.test(path))).toHaveLength(20);
});

test("the list of another language has its addresses and its words", async () => {
  const { visitor } = await openSampleSite();
  const { addresses, lines } = await listAt(visitor(), "/or/offline/list");
  expect(addresses).toContain("/or/notices");
  expect(addresses).toContain("/notices/1/files/parent-teacher-meeting.pdf");
  expect(lines.stored).toContain("ସଂଯୋଗ ନାହିଁ");
});

test("an unchanged list is answered with 304", async () => {
  const { visitor } = await openSampleSite();
  const first = await visitor().visit("/offline/list");
  const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
  expect((await visitor().visit("/offline/list", { headers })).status).toBe(304);
});

test("OFFLINE=off serves a worker that deletes everything stored, and itself", async () => {
  const on = (await openSite()).visitor();
  expect(await on.get("/sw.js")).toContain("stored-pages");
  const off = (await openSite({ OFFLINE: "off" })).visitor();
  const worker = await off.visit("/sw.js");
  expect(worker.headers.get("Cache-Control")).toBe("no-cache");
  expect(await worker.text()).toContain("unregister");
});

test("browsers can install the site: icons, screenshots, and shortcuts to pages that are shown", async () => {
  const { visitor } = await openSampleSite();
  const person = visitor();
  const { display, icons, screenshots, shortcuts } = JSON.parse(await person.get("/site.webmanifest"));
  expect(display).toBe("minimal-ui");
  expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
  expect(screenshots.map((one: { form_factor: string }) => one.form_factor)).toEqual(["narrow", "wide"]);
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    "/notices",
    "/year-calendar",
    "/fees",
    "/contact",
  ]);
  for (const { url } of shortcuts) expect((await person.visit(url)).status).toBe(200);
});

test("a form that staff send later is not half saved after the session has ended", async () => {
  const site = await openSite();
  const body = new FormData();
  for (const [name, value] of Object.entries(notice)) body.append(name, value);
  const answer = await site
    .visitor()
    .visit("/dashboard/add-notice", { body, headers: { [sentLaterHeader]: "yes" } });
  expect(answer.status).toBe(401);
  expect(await site.db.selectFrom("parked_forms").select("id").execute()).toEqual([]);
});
