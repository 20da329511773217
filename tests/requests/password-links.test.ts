import { expect, test } from "vitest";
import { purgePasswordLinks } from "~/content/staff/password-links.server";
import { staffPassword } from "../support/base-database";
import { openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = ReturnType<Site["visitor"]>;

const password = "three brown goats";

const idOf = async ({ db }: Site, username: string) =>
  (await db.selectFrom("staff").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;

/** Makes a link for the colleague as the page does. @returns its path */
async function makeLink(site: Site, clerk: Person): Promise<string> {
  const html = await (
    await clerk.visit(`/dashboard/staff/${await idOf(site, "colleague")}/link`, { form: {} })
  ).text();
  const [, path = ""] = /http:\/\/school\.test(\/set-password\?link=[\w-]+)/.exec(html) ?? [];
  expect(path).toMatch(/link=[\w-]{43}$/);
  return path;
}

const logIn = async (site: Site, given: string) =>
  (await site.visitor().visit("/login", { form: { username: "colleague", password: given } })).status;

test("a link sets a new password once, and ends all sessions", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const colleague = await site.staff("colleague");
  const path = await makeLink(site, clerk);
  const stranger = site.visitor();
  expect(textOf(await stranger.get(path))).toContain("For the account colleague.");
  const set = await stranger.visit(path, { form: { password } });
  expect([set.status, set.headers.get("Location")]).toEqual([303, "/login"]);
  expect(textOf(await stranger.get("/login"))).toContain("Your new password is set. Please log in with it.");
  expect((await stranger.visit("/dashboard")).status).toBe(303);
  expect((await colleague.visit("/dashboard")).status).toBe(303);
  expect((await clerk.visit("/dashboard")).status).toBe(200);
  expect([await logIn(site, staffPassword), await logIn(site, password)]).toEqual([422, 303]);
  const again = await stranger.visit(path, { form: { password: "four brown goats" } });
  expect([again.status, textOf(await again.text())]).toEqual([
    410,
    expect.stringContaining("This link does not work any more."),
  ]);
  expect(await logIn(site, password)).toBe(303);
  const log = await site.db
    .selectFrom("activity")
    .select(["staff_name", "action", "subject"])
    .where("topic", "=", "account")
    .execute();
  expect(log).toEqual([
    { staff_name: "clerk", action: "made a link for a new password", subject: "colleague" },
    { staff_name: "colleague", action: "set a new password by a link", subject: "" },
  ]);
});

test("looking at a link changes nothing, and the database does not know it", async () => {
  const site = await openSite();
  const path = await makeLink(site, await site.staff());
  const before = await site.db.selectFrom("password_links").selectAll().execute();
  for (const method of ["GET", "HEAD"])
    expect((await site.visitor().visit(path, { method })).status).toBe(200);
  expect(await site.db.selectFrom("password_links").selectAll().execute()).toEqual(before);
  expect(JSON.stringify(before)).not.toContain(path.split("=")[1]);
  const page = await site.visitor().visit(path);
  expect(page.headers.get("Cache-Control")).toBe("no-store");
});

test("two who use a link at once: one of them has set the password", async () => {
  const site = await openSite();
  const path = await makeLink(site, await site.staff());
  const given = ["three brown goats", "seven green boats"];
  const answers = await Promise.all(
    given.map((each) => site.visitor().visit(path, { form: { password: each } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
  const winner = given[answers.findIndex(({ status }) => status === 303)] ?? "";
  expect(await logIn(site, winner)).toBe(303);
});

test("a password that is easy to guess leaves the link as it is", async () => {
  const site = await openSite();
  const path = await makeLink(site, await site.staff());
  const refused = await site.visitor().visit(path, { form: { password: "colleague2026" } });
  const html = await refused.text();
  expect([refused.status, textOf(html).includes("a word of the school or of the account")]).toEqual([
    422,
    true,
  ]);
  expect(html).not.toContain("colleague2026");
  expect((await site.visitor().visit(path, { form: { password } })).status).toBe(303);
});

test("a new link, a new password and a day end a link", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const first = await makeLink(site, clerk);
  const second = await makeLink(site, clerk);
  const works = async (path: string) => {
    const words = textOf(await site.visitor().get(path));
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
  expect([await works(third), (await site.visitor().visit(third, { form: { password } })).status]).toEqual([
    false,
    410,
  ]);
  await purgePasswordLinks(site.db);
  expect(await site.db.selectFrom("password_links").selectAll().execute()).toEqual([]);
});
