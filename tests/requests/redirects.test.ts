import { expect, test } from "vitest";
import { canonicalAddress, listCandidates, readAddress } from "~/redirects/address";
import { listMissing } from "~/redirects/missing.server";
import { addRedirect } from "~/redirects/redirects.server";
import { notice, openSite } from "../support/site";

const browser = { "User-Agent": "Mozilla/5.0 (X11; Linux) Firefox/130.0" };

async function openWithNotice() {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.visit("/gdapi/uploadnotice.php", { form: { ...notice, title: "Holiday list" } });
  const add = (address: string, more: object) => addRedirect(site.db, { address, ...more });
  return { ...site, clerk, add };
}

test.each([
  ["/2019/05/holiday-list/", "/2019/05/holiday-list"],
  ["/page.php?b=2&a=1&utm_source=x", "/page.php?a=1&b=2"],
  ["/?p=123", "/?p=123"],
  ["/Caf%C3%A9//menu/", "/Café/menu"],
  ["/index.php?id=7", "/?id=7"],
  ["/%E0%A4", "/%E0%A4"],
])("stores the address %s as %s", (address, stored) => {
  expect(canonicalAddress(new URL(address, "http://old.example"))).toBe(stored);
});

test("reads addresses as staff type them", () => {
  expect(readAddress("http://www.old.example/fees/?id=2")).toBe("/fees?id=2");
  expect(readAddress("old.example/fees.html")).toBe("/fees.html");
  expect(readAddress("?p=4")).toBe("/?p=4");
  expect(readAddress("/")).toBeUndefined();
});

test("a script without its query is no candidate, a smaller picture is one of the whole picture", () => {
  const candidates = (path: string) => listCandidates(new URL(path, "http://old.example"));
  expect(candidates("/page.php?id=7")).toEqual(["/page.php?id=7"]);
  expect(candidates("/fees?ref=mail")).toEqual(["/fees?ref=mail", "/fees"]);
  expect(candidates("/wp-content/uploads/a-300x200.jpg")).toContain("/wp-content/uploads/a.jpg");
});

test("redirects an old address permanently to its record, in any case of letters, and counts visits", async () => {
  const { db, visitor, add } = await openWithNotice();
  await add("/2019/05/holiday-list", { kind: "notice", record_id: 1 });
  await add("/?p=123", { kind: "notice", record_id: 1 });
  await add("/page.php?id=7", { target: "/fees" });
  const to = async (path: string) => {
    const answer = await visitor().visit(path);
    return [answer.status, answer.headers.get("Location")];
  };
  expect(await to("/2019/05/Holiday-List/")).toEqual([301, "/notices/1-holiday-list"]);
  expect(await to("/?p=123&utm_source=mail")).toEqual([301, "/notices/1-holiday-list"]);
  expect(await to("/page.php?id=7")).toEqual([301, "/fees"]);
  expect((await to("/page.php?id=8"))[0]).toBe(404);
  expect((await to("/?p=124"))[0]).toBe(200);
  const { hits } = await db
    .selectFrom("redirects")
    .select("hits")
    .where("address", "=", "/?p=123")
    .executeTakeFirstOrThrow();
  expect(hits).toBe(1);
});

test("a page of this site wins over a redirect of its address", async () => {
  const { visitor, add } = await openWithNotice();
  await add("/fees", { target: "/notices" });
  expect((await visitor().visit("/fees")).status).toBe(200);
});

test("a redirect to a draft or a deleted record answers 404, and works once it is published", async () => {
  const { db, visitor, add } = await openWithNotice();
  await add("/old", { kind: "notice", record_id: 1 });
  const status = async () => (await visitor().visit("/old")).status;
  await db.updateTable("notices").set({ published_at: null }).execute();
  expect(await status()).toBe(404);
  await db.updateTable("notices").set({ published_at: "2026-01-01T00:00:00.000Z" }).execute();
  expect(await status()).toBe(301);
  await db.updateTable("notices").set({ deleted_at: "2026-01-01T00:00:00.000Z" }).execute();
  expect(await status()).toBe(404);
});

test.each(["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"])(
  "never redirects to %s",
  async (target) => {
    const { visitor, add } = await openWithNotice();
    await add("/old", { target });
    expect((await visitor().visit("/old")).status).toBe(404);
  },
);

test("counts visits to addresses without a page, without what visitors typed, and not those of programs", async () => {
  const { db, visitor } = await openWithNotice();
  for (const path of [
    "/gone.html",
    "/gone.html?mail=rina@example.com",
    "/page.php?id=9",
    "/wp-login.php",
    "/favicon-x.png",
  ])
    await visitor().visit(path, { headers: browser });
  await visitor().visit("/bot.html", { headers: { "User-Agent": "Googlebot/2.1" } });
  const rows = await listMissing(db, 10);
  expect(rows.map(({ address, visits }) => [address, visits])).toEqual([
    ["/gone.html", 2],
    ["/page.php?id=9", 1],
  ]);
});
