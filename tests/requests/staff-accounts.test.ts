import { expect, test } from "vitest";
import { staffPassword } from "../support/base-database";
import { openSite, textOf, tokenOf } from "../support/site";

const password = "three brown goats";

test("a person is added once, however often the button is pressed", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const form_token = tokenOf(await clerk.get("/dashboard/staff/add")) ?? "";
  const form = { form_token, username: "meena", password };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => clerk.visit("/dashboard/staff/add", { form })),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  expect(await site.db.selectFrom("staff").select("id").execute()).toHaveLength(3);
  const meena = site.visitor();
  expect((await meena.visit("/login", { form: { username: "meena", password } })).status).toBe(303);
});

test.each([
  ["clerk", password, "There is an account with this name"],
  ["CLERK", password, "There is an account with this name"],
  ["two words", password, "Use 1 to 64 letters"],
  ["", password, "Use 1 to 64 letters"],
  ["meena", "short", "Use 10 characters or more"],
  ["meena", "1234567890", "one of the first passwords"],
  ["meena", "x".repeat(1001), "too long"],
])("%s with the password %s is refused in words", async (username, given, words) => {
  const site = await openSite();
  const clerk = await site.staff();
  const response = await clerk.submit("/dashboard/staff/add", { username, password: given });
  const html = await response.text();
  expect([response.status, textOf(html).includes(words)]).toEqual([422, true]);
  expect(html).not.toContain(`value="${given}"`);
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

test("a person is removed with their sessions; the last one stays", async () => {
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
