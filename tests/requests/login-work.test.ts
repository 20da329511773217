import { expect, test, vi } from "vitest";
import { verifyPassword } from "~/accounts/passwords.server";
import { checkCredentials, WrongCredentialsError } from "~/accounts/sign-in.server";
import { staffPassword } from "../support/base-database";
import { openSite } from "../support/site";

const looked = vi.hoisted(() => ({ at: [] as string[] }));
vi.mock("@node-rs/argon2", async (original) => {
  const argon2 = await original<typeof import("@node-rs/argon2")>();
  const verify = (hash: string, password: string) => {
    looked.at.push(hash);
    return argon2.verify(hash, password);
  };
  return { ...argon2, verify };
});

test("an unknown user costs the work of a wrong password: one hash, of the same cost", async () => {
  const site = await openSite();
  const context = { services: site, requestId: "x", clientAddress: "203.0.113.7" };
  // The dummy hash is made once.
  await verifyPassword(undefined, "a wrong password");
  const costs: string[][] = [];
  for (const username of ["clerk", "nobody", "", "x".repeat(60)]) {
    looked.at = [];
    const request = new Request("http://school.test/login", { method: "POST" });
    const wrong = checkCredentials(request, context, { username, password: "a wrong password" });
    await expect(wrong).rejects.toThrow(WrongCredentialsError);
    costs.push(looked.at.map((hash) => hash.split("$").slice(0, 4).join("$")));
  }
  const one = ["$argon2id$v=19$m=19456,t=2,p=1"];
  expect(costs).toEqual([one, one, one, one]);
});

test("renews outdated hashes at login only", async () => {
  const { hash } = await import("@node-rs/argon2");
  const site = await openSite();
  const password_hash = await hash(staffPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await site.db.updateTable("staff").set({ password_hash }).execute();
  const hashes = async () =>
    Object.fromEntries(
      (await site.db.selectFrom("staff").select(["username", "password_hash"]).execute()).map((row) => [
        row.username,
        row.password_hash,
      ]),
    );
  const logIn = (password: string) =>
    site.visitor().visit("/login", { form: { username: "clerk", password } });
  await logIn("a wrong password");
  expect((await hashes()).clerk).toBe(password_hash);
  await logIn(staffPassword);
  const renewed = await hashes();
  expect(renewed.clerk).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(renewed.colleague).toBe(password_hash);
  await logIn(staffPassword);
  expect((await hashes()).clerk).toBe(renewed.clerk);
});

test("a password counts as it was typed: spaces, capitals, every script, and each of 200 characters", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const password = ` Ünïcode ଓଡ଼ିଆ ${"marigold and palash ".repeat(10)} `.slice(0, 200);
  const form = { current: staffPassword, password, repeated: password };
  expect((await clerk.submit("/dashboard/staff/password", form)).status).toBe(303);
  const logIn = async (typed: string) =>
    (await site.visitor().visit("/login", { form: { username: "clerk", password: typed } })).status;
  expect(await logIn(password)).toBe(303);
  const others = [password.trim(), password.slice(0, -1), password.slice(0, 72), password.toLowerCase()];
  expect(await Promise.all(others.map(logIn))).toEqual([422, 422, 422, 422]);
});
