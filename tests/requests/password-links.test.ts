import { expect, test } from "vitest";
import { purgePasswordLinks } from "~/accounts/password-links.server";
import { readActivity } from "../support/activity";
import { staffPassword } from "../support/base-database";
import { openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = ReturnType<Site["visitor"]>;

const password = "three brown goats";

const idOf = async ({ db }: Site, username: string) =>
  (await db.selectFrom("staff").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;

async function makeLink(site: Site, clerk: Person): Promise<string> {
  const html = await (
    await clerk.visit(`/dashboard/staff/${await idOf(site, "colleague")}/link`, { form: {} })
  ).text();
  const [, code = ""] = /http:\/\/school\.test\/set-password#([\w-]+)/.exec(html) ?? [];
  expect(code).toMatch(/^[\w-]{43}$/);
  expect(html).toContain(`whatsapp://send?text=Your%20username`);
  return code;
}

const page = "/set-password";
/** Browsers do not send fragments to the server. */
const open = (person: Person, link: string) => person.visit(page, { form: { link } });

const logIn = async (site: Site, given: string) =>
  (await site.visitor().visit("/login", { form: { username: "colleague", password: given } })).status;

test("a link sets a new password once, and ends all sessions", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const colleague = await site.staff("colleague");
  const link = await makeLink(site, clerk);
  const stranger = site.visitor();
  expect(textOf(await (await open(stranger, link)).text())).toContain("For the account colleague.");
  const set = await stranger.visit(page, { form: { link, password } });
  expect([set.status, set.headers.get("Location")]).toEqual([303, "/login"]);
  expect(textOf(await stranger.get("/login"))).toContain("Your new password is set. Please log in with it.");
  expect((await stranger.visit("/dashboard")).status).toBe(303);
  expect((await colleague.visit("/dashboard")).status).toBe(303);
  expect((await clerk.visit("/dashboard")).status).toBe(200);
  expect([await logIn(site, staffPassword), await logIn(site, password)]).toEqual([422, 303]);
  const again = await stranger.visit(page, { form: { link, password: "four brown goats" } });
  expect([again.status, textOf(await again.text())]).toEqual([
    410,
    expect.stringContaining("This link does not work any more."),
  ]);
  expect(await logIn(site, password)).toBe(303);
  const log = await readActivity(
    site.db,
    ["staff_name", "action", "subject"],
    (entry) => entry.topic === "account",
  );
  expect(log).toEqual([
    { staff_name: "clerk", action: "made a link for a new password", subject: "colleague" },
    { staff_name: "colleague", action: "set a new password by a link", subject: "" },
  ]);
});

test("looking at a link changes nothing, and the database does not know it", async () => {
  const site = await openSite();
  const link = await makeLink(site, await site.staff());
  const before = await site.db.selectFrom("password_links").selectAll().execute();
  for (const method of ["GET", "HEAD"])
    expect((await site.visitor().visit(page, { method })).status).toBe(200);
  const opened = await open(site.visitor(), ` https://school.test/set-password#${link} `);
  expect([opened.status, opened.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await site.db.selectFrom("password_links").selectAll().execute()).toEqual(before);
  expect(JSON.stringify(before)).not.toContain(link);
  const nothing = await open(site.visitor(), " ");
  expect([nothing.status, textOf(await nothing.text()).includes("Paste your link")]).toEqual([422, true]);
});

test("of two concurrent uses of a password link, one sets the password", async () => {
  const site = await openSite();
  const link = await makeLink(site, await site.staff());
  const given = ["three brown goats", "seven green boats"];
  const answers = await Promise.all(
    given.map((each) => site.visitor().visit(page, { form: { link, password: each } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
  const winner = given[answers.findIndex(({ status }) => status === 303)] ?? "";
  expect(await logIn(site, winner)).toBe(303);
});

test.each([
  ["short", "Use 10 characters or more"],
  ["1234567890", "one of the first passwords"],
  ["colleague2026", "a word of the school or of the account"],
  ["x".repeat(1001), "too long"],
])("the password %s is refused in words, and leaves the link as it is", async (given, words) => {
  const site = await openSite();
  const link = await makeLink(site, await site.staff());
  const refused = await site.visitor().visit(page, { form: { link, password: given } });
  const html = await refused.text();
  expect([refused.status, textOf(html).includes(words)]).toEqual([422, true]);
  expect(html).not.toContain(`value="${given}"`);
  expect((await site.visitor().visit(page, { form: { link, password } })).status).toBe(303);
});

test("a new link, a new password and a day end a link", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const first = await makeLink(site, clerk);
  const second = await makeLink(site, clerk);
  const works = async (link: string) => {
    const words = textOf(await (await open(site.visitor(), link)).text());
    expect(words).toMatch(/For the account colleague\.|This link does not work any more\./);
    return words.includes("For the account colleague.");
  };
  expect([await works(first), await works(second)]).toEqual([false, true]);
  const colleague = await site.staff("colleague");
  await colleague.submit("/dashboard/staff/password", { current: staffPassword, password });
  expect(await works(second)).toBe(false);
  const third = await makeLink(site, clerk);
  const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
  const { expires_at } = await site.db.selectFrom("password_links").selectAll().executeTakeFirstOrThrow();
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(23.9 * 60 * 60 * 1000);
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
  await site.db
    .updateTable("password_links")
    .set({ expires_at: ago(0.01) })
    .execute();
  expect([
    await works(third),
    (await site.visitor().visit(page, { form: { link: third, password } })).status,
  ]).toEqual([false, 410]);
  await purgePasswordLinks(site.db);
  expect(await site.db.selectFrom("password_links").selectAll().execute()).toEqual([]);
});
