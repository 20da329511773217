import { expect, test } from "vitest";
import { clearSiteData } from "~/http/headers";
import { readActivity } from "../support/activity";
import { staffPassword } from "../support/base-database";
import { readPage } from "../support/page";
import { openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const laptop =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0";
const cleared = clearSiteData["Clear-Site-Data"];

async function logIn(site: Site, agent: string, address?: string, username = "clerk") {
  const person = site.visitor(address);
  const form = { username, password: staffPassword };
  const response = await person.visit("/login", { form, headers: { "User-Agent": agent } });
  expect(response.status).toBe(303);
  return person;
}

function devicesIn(html: string) {
  return readPage(html)
    .parts('li:has(> div > h3):has([name="session"])')
    .map((device) => ({
      browser: device.part("h3").text,
      key: device.part('[name="session"]').attribute("value") ?? "",
      words: device.text,
    }));
}

const isIn = async (person: { visit: (path: string) => Promise<Response> }) =>
  (await person.visit("/dashboard")).status === 200;

test("people see where they are logged in, this device first and marked", async () => {
  const site = await openSite();
  const elsewhere = await logIn(site, phone, "198.51.100.9");
  await logIn(site, phone, "203.0.113.7", "colleague");
  const here = await logIn(site, laptop);
  const devices = devicesIn(await here.get("/dashboard/account"));
  expect(devices.map(({ browser }) => browser)).toEqual([
    "Edge on Windows (this device)",
    "Chrome on Android",
  ]);
  expect(devices[1]?.words).toMatch(/logged in \w+ \d+, \d{4}.*last used \w+ \d+, \d{4}.*on another network/);
  const same = await logIn(site, phone);
  expect(devicesIn(await same.get("/dashboard/account"))[1]?.words).toContain("on the network you use now");
  const stored = JSON.stringify(await site.db.selectFrom("sessions").selectAll().execute());
  expect(stored).not.toMatch(/198\.51\.100|203\.0\.113|Mozilla/);
  expect(await isIn(elsewhere)).toBe(true);
});

test("staff log out one of their own devices only", async () => {
  const site = await openSite();
  const [here, elsewhere] = [await logIn(site, laptop), await logIn(site, phone)];
  const colleague = await logIn(site, phone, "203.0.113.7", "colleague");
  const key = devicesIn(await here.get("/dashboard/account"))[1]?.key ?? "";
  const stolen = await colleague.visit("/dashboard/account", { form: { session: key } });
  expect([stolen.status, await isIn(elsewhere)]).toEqual([303, true]);
  const ended = await here.visit("/dashboard/account", { form: { session: key } });
  expect([ended.status, ended.headers.get("Location")]).toEqual([303, "/dashboard/account"]);
  expect([await isIn(elsewhere), await isIn(here), await isIn(colleague)]).toEqual([false, true, true]);
});

test("logging this device out is a logout", async () => {
  const site = await openSite();
  const here = await logIn(site, laptop);
  const key = devicesIn(await here.get("/dashboard/account"))[0]?.key ?? "";
  const ended = await here.visit("/dashboard/account", { form: { session: key } });
  expect([ended.headers.get("Location"), ended.headers.get("Clear-Site-Data")]).toEqual(["/", cleared]);
  expect([here.cookies.has("session"), await isIn(here)]).toEqual([false, false]);
});

test("log out everywhere leaves no session of the person", async () => {
  const site = await openSite();
  const [here, elsewhere] = [await logIn(site, laptop), await logIn(site, phone)];
  const colleague = await logIn(site, phone, "203.0.113.7", "colleague");
  const ended = await here.visit("/dashboard/account", { form: { everywhere: "yes" } });
  expect([ended.headers.get("Location"), ended.headers.get("Clear-Site-Data")]).toEqual(["/login", cleared]);
  expect(textOf(await here.get("/login"))).toContain("You are logged out everywhere.");
  expect([await isIn(here), await isIn(elsewhere), await isIn(colleague)]).toEqual([false, false, true]);
});

test("an administrator ends the sessions of anybody, and the activity says so", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const [one, other] = [
    await logIn(site, phone, "198.51.100.9", "colleague"),
    await logIn(site, laptop, "198.51.100.9", "colleague"),
  ];
  const { id } = await site.db
    .selectFrom("staff")
    .select("id")
    .where("username", "=", "colleague")
    .executeTakeFirstOrThrow();
  const page = `/dashboard/staff/${id}`;
  const key = devicesIn(await clerk.get(page)).find(({ browser }) => browser === "Chrome on Android")?.key;
  await clerk.visit(page, { form: { session: key ?? "" } });
  expect([await isIn(one), await isIn(other)]).toEqual([false, true]);
  await clerk.visit(page, { form: { everywhere: "yes" } });
  expect([await isIn(one), await isIn(other), await isIn(clerk)]).toEqual([false, false, true]);
  expect(
    await readActivity(site.db, ["staff_name", "action", "subject"], (entry) => entry.topic === "account"),
  ).toEqual([
    { staff_name: "clerk", action: "logged out a device", subject: "colleague, Chrome on Android" },
    { staff_name: "clerk", action: "logged out everywhere", subject: "colleague" },
  ]);
});

test.each(["/logout", "/gdapi/logout.php"])(
  "%s clears what the browser kept, but no cookies",
  async (path) => {
    const site = await openSite();
    const here = await site.staff();
    const response = await here.visit(path, { method: "POST", form: {} });
    expect(response.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    expect([here.cookies.has("session"), here.cookies.has("device")]).toEqual([false, true]);
  },
);

test("a new password ends what a browser was known by, but for the one it was changed on", async () => {
  const site = await openSite();
  const password = "three brown goats";
  const [here, elsewhere] = [await logIn(site, laptop), await logIn(site, phone)];
  expect((await here.submit("/dashboard/staff/password", { current: staffPassword, password })).status).toBe(
    303,
  );
  // Someone at this address has used up all tries.
  for (let count = 0; count < 5; count += 1) {
    await site.visitor().visit("/login", { form: { username: "clerk", password: "a wrong password" } });
  }
  const again = (person: typeof here) => person.visit("/login", { form: { username: "clerk", password } });
  expect([(await again(here)).status, (await again(elsewhere)).status]).toEqual([303, 429]);
});
