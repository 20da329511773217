import { expect, test } from "vitest";
import { staffPassword } from "../support/base-database";
import { openSite, textOf, tokenOf } from "../support/site";

const password = "three brown goats";

test("a person is added once, however often the button is pressed", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const form_token = tokenOf(await clerk.get("/dashboard/staff/add")) ?? "";
  const form = { form_token, username: "meena" };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => clerk.visit("/dashboard/staff/add", { form })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 303, 303, 303, 303]);
  expect(await site.db.selectFrom("staff").select("id").execute()).toHaveLength(3);
  const locations = answers.flatMap(({ headers }) => headers.get("Location") ?? []);
  expect(new Set(locations)).toEqual(new Set(["/dashboard/staff/3/link"]));
});

test("only the person knows the first password, set by a link", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const added = await clerk.submit("/dashboard/staff/add", { username: "meena", password });
  expect(await clerk.get("/dashboard/staff/add")).not.toContain('type="password"');
  const meena = site.visitor();
  const login = async () => (await meena.visit("/login", { form: { username: "meena", password } })).status;
  expect(await login()).toBe(422);
  const html = await added.text();
  expect(html).toContain("QR code of the link");
  expect(html).toMatch(/href="whatsapp:\/\/send\?text=[^"]*set-password/);
  const [, link = ""] = /set-password#([\w-]+)/.exec(html) ?? [];
  expect((await meena.visit("/set-password", { form: { link, password } })).status).toBe(303);
  expect(await login()).toBe(303);
});

test.each([
  ["Rina Das", "rina.das"],
  ["Dr. José Núñez", "jose.nunez"],
  ["Clerk", "clerk2"],
  ["ମମତା ବେହେରା", "staff"],
])("%s gets the username %s if none is typed", async (name, username) => {
  const site = await openSite();
  const clerk = await site.staff();
  const added = await clerk.submit("/dashboard/staff/add", { name, role: "office" });
  expect([added.status, textOf(await added.text()).includes(`The username is ${username}`)]).toEqual([
    200,
    true,
  ]);
  const row = site.db.selectFrom("staff").select(["username", "name", "role"]).where("id", "=", 3);
  expect(await row.executeTakeFirst()).toEqual({ username, name, role: "office" });
});

test.each([
  ["clerk", "There is an account with this name"],
  ["CLERK", "There is an account with this name"],
  ["two words", "Use 1 to 64 letters"],
  ["", "Enter the name of the person"],
])("the name %s is refused in words", async (username, words) => {
  const site = await openSite();
  const clerk = await site.staff();
  const response = await clerk.submit("/dashboard/staff/add", { username });
  expect([response.status, textOf(await response.text()).includes(words)]).toEqual([422, true]);
  expect(await site.db.selectFrom("staff").select("id").execute()).toHaveLength(2);
});

test("a password is changed with the present one only, and ends the other sessions", async () => {
  const site = await openSite();
  const [here, elsewhere] = [await site.staff(), await site.staff()];
  const path = "/dashboard/staff/password";
  const wrong = await here.submit(path, { current: "not this one", password });
  expect([wrong.status, textOf(await wrong.text()).includes("This is not your current password")]).toEqual([
    422,
    true,
  ]);
  expect((await elsewhere.visit("/dashboard")).status).toBe(200);
  expect((await here.submit(path, { current: staffPassword, password })).status).toBe(303);
  expect((await here.visit("/dashboard")).status).toBe(200);
  expect((await elsewhere.visit("/dashboard")).status).toBe(303);
  const login = (given: string) =>
    site.visitor().visit("/login", { form: { username: "clerk", password: given } });
  expect([(await login(staffPassword)).status, (await login(password)).status]).toEqual([422, 303]);
});

test("removing a user ends their sessions, and the last administrator stays", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const colleague = await site.staff("colleague");
  const idOf = async (username: string) =>
    (
      await site.db
        .selectFrom("staff")
        .select("id")
        .where("username", "=", username)
        .executeTakeFirstOrThrow()
    ).id;
  const removed = await clerk.submit(`/dashboard/staff/${await idOf("colleague")}/remove`, {});
  expect(removed.headers.get("Location")).toBe("/dashboard/staff");
  expect((await colleague.visit("/dashboard")).status).toBe(303);
  await clerk.submit(`/dashboard/staff/${await idOf("clerk")}/remove`, {});
  expect(await site.db.selectFrom("staff").select("username").execute()).toEqual([{ username: "clerk" }]);
});

test.each(["add", "password", "2/remove"])(
  "/dashboard/staff/%s is for staff of this site only",
  async (page) => {
    const site = await openSite();
    const path = `/dashboard/staff/${page}`;
    const form = { username: "meena", password, current: staffPassword };
    const stranger = await site.visitor().visit(path, { form });
    expect(stranger.headers.get("Location")).toMatch(/^\/login/);
    const clerk = await site.staff();
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await clerk.visit(path, { form, headers })).status).toBe(403);
    const login = { username: "clerk", password: staffPassword };
    expect((await site.visitor().visit("/login", { form: login })).status).toBe(303);
    expect(await site.db.selectFrom("staff").select("id").execute()).toHaveLength(2);
  },
);
