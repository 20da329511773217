import { describe, expect, onTestFinished, test, vi } from "vitest";
import { takeAttempt } from "~/accounts/login-limits.server";
import { staffPassword } from "../support/base-database";
import { letPass } from "../support/rate-limits";
import { notice, openSite, textOf } from "../support/site";

const hour = 60 * 60 * 1000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe("login", () => {
  test("unknown users and wrong passwords get the same response", async () => {
    const site = await openSite();
    const wrong = await site.visitor("203.0.113.1").visit("/login", {
      form: { username: "clerk", password: "not the password" },
    });
    const unknown = await site.visitor("203.0.113.2").visit("/login", {
      form: { username: "clerc", password: "not the password" },
    });
    expect([wrong.status, unknown.status]).toEqual([422, 422]);
    const html = await wrong.text();
    expect(textOf(html)).toContain("Login failed. Please check your credentials.");
    expect((await unknown.text()).replaceAll("clerc", "clerk")).toBe(html);
    expect(html).not.toContain("not the password");
  });

  test("a password is required", async () => {
    const visitor = (await openSite()).visitor();
    const response = await visitor.visit("/login", { form: { username: "clerk" } });
    expect(response.status).toBe(422);
    expect(textOf(await response.text())).toContain("Enter your password");
  });

  test("leads back, to paths of this site only", async () => {
    const site = await openSite();
    const lead = async (next: string) => {
      const visitor = site.visitor();
      const form = { username: "clerk", password: staffPassword };
      const response = await visitor.visit(`/login?next=${encodeURIComponent(next)}`, { form });
      return response.headers.get("Location");
    };
    expect(await lead("/dashboard/add-notice?a=1")).toBe("/dashboard/add-notice?a=1");
    for (const evil of [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example/x",
      "javascript:alert(1)",
    ]) {
      expect(await lead(evil)).toBe("/dashboard");
    }
    expect(await lead("/.//evil.example")).toBe("/evil.example");
  });

  test("takes a fresh session, stores only a hash, and marks the cookie", async () => {
    const site = await openSite();
    const visitor = site.visitor();
    visitor.cookies.set("session", "ImNob3NlbiI=");
    const response = await visitor.visit("/login", { form: { username: "clerk", password: staffPassword } });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("session="));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Max-Age/);
    const rows = await site.db.selectFrom("sessions").selectAll().execute();
    expect(rows).toHaveLength(1);
    const stored = rows[0]?.id_hash ?? "";
    expect(decodeURIComponent(visitor.cookies.get("session") ?? "")).not.toContain(stored);
  });

  test("on TLS the session cookie is bound to the host", async () => {
    const site = await openSite({ ORIGIN: "https://school.test" });
    const response = await site.visitor().visit("/login", {
      form: { username: "clerk", password: staffPassword },
      headers: { Origin: "https://school.test" },
    });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("__Host-session="));
    expect(cookie).toMatch(/Secure/);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).not.toMatch(/Domain/);
  });

  test.each([
    { remember: false, idle: 11, age: 11, counts: true },
    { remember: false, idle: 13, age: 13, counts: false },
    { remember: true, idle: 29 * 24, age: 29 * 24, counts: true },
    { remember: true, idle: 31 * 24, age: 31 * 24, counts: false },
    { remember: true, idle: 1, age: 91 * 24, counts: false },
  ])("a session idle for $idle h of $age h, remembered $remember, counts: $counts", async (limits) => {
    const site = await openSite();
    const clerk = await site.staff("clerk", limits);
    await site.db
      .updateTable("sessions")
      .set({ last_seen_at: ago(limits.idle * hour), created_at: ago(limits.age * hour) })
      .execute();
    expect((await clerk.visit("/dashboard")).status).toBe(limits.counts ? 200 : 303);
  });

  test("Remember me makes the cookie last", async () => {
    const site = await openSite();
    const form = { username: "clerk", password: staffPassword, remember: "on" };
    const response = await site.visitor().visit("/login", { form });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("session="));
    expect(cookie).toMatch(/Max-Age=7776000/);
  });

  test("the Dashboard button is there only when logged in", async () => {
    const site = await openSite();
    expect(await site.visitor().get("/")).not.toContain('href="/dashboard"');
    expect(await (await site.staff()).get("/")).toContain('href="/dashboard"');
  });
});

test("the name under which staff log in is noted: pages are kept for it", async () => {
  const site = await openSite();
  const noted = async () =>
    (await site.db.selectFrom("site_hosts").select("host").execute()).map(({ host }) => host);
  await site.visitor().visit("/login", { form: { username: "clerk", password: "wrong password" } });
  expect(await noted()).toEqual([]);
  await site.staff();
  await site.staff();
  expect(await noted()).toEqual(["school.test"]);
});

describe("guessing passwords", () => {
  test("three hundred wrong ones do not get in, and do not lock the owner out", async () => {
    const site = await openSite();
    const attacker = site.visitor();
    for (let index = 0; index < 300; index += 1) {
      const form = { username: "clerk", password: `guess number ${index}` };
      const response = await attacker.visit("/login", { form });
      expect([422, 429]).toContain(response.status);
    }
    const form = { username: "clerk", password: staffPassword };
    const slowed = await attacker.visit("/login", { form });
    expect(slowed.status).toBe(429);
    expect(textOf(await slowed.text())).toMatch(/Please wait \d+ seconds? and try again/);
    const wait = Number(slowed.headers.get("Retry-After"));
    expect(wait).toBeLessThanOrEqual(30);
    await letPass(site.db, wait * 1000);
    expect((await attacker.visit("/login", { form })).status).toBe(303);
  });

  test("an account under attack from a hundred networks still takes its owner on a new device", async () => {
    const site = await openSite();
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const waits = [];
    for (let index = 0; index < 300; index += 1) {
      const attempt = {
        address: `198.51.100.${index % 100}`,
        username: "clerk",
        knownDevice: undefined,
      };
      waits.push((await takeAttempt(site.db, attempt)).waitSeconds);
    }
    expect(Math.min(...waits.slice(250))).toBeGreaterThan(0);
    const guess = { username: "clerk", password: "wrong password" };
    const newcomer = site.visitor("192.0.2.1");
    const tries = [];
    for (let index = 0; index < 3; index += 1) tries.push(await newcomer.visit("/login", { form: guess }));
    expect(tries.map(({ status }) => status)).toEqual([422, 422, 429]);
    const form = { username: "clerk", password: staffPassword };
    expect((await site.visitor("192.0.2.2").visit("/login", { form })).status).toBe(303);
  });

  test("many networks gain no more than the exemptions of one customer or account", async () => {
    const site = await openSite();
    const now = Date.now();
    const passed = async (addressOf: (index: number) => string, tries: number) => {
      let count = 0;
      for (let index = 0; index < tries; index += 1) {
        const attempt = { address: addressOf(index), username: "clerk", knownDevice: undefined };
        if ((await takeAttempt(site.db, attempt, now)).waitSeconds === 0) count += 1;
      }
      return count;
    };
    const ofOneCustomer = await passed((index) => `2001:db8:7:${index.toString(16)}::1`, 300);
    expect(ofOneCustomer).toBeLessThanOrEqual(52);
    // The customer's own exemption was counted before.
    const ofVeryMany = await passed((index) => `198.51.${index % 256}.${Math.floor(index / 256) + 1}`, 1200);
    expect(ofVeryMany).toBe(1000 - 2);
  });

  test("all the addresses of one IPv6 network count as one", async () => {
    const site = await openSite();
    const statuses = [];
    for (let index = 0; index < 7; index += 1) {
      const guesser = site.visitor(`2001:db8:1:2::${index}`);
      const form = { username: "clerk", password: "wrong password" };
      statuses.push((await guesser.visit("/login", { form })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  test("a browser that has logged in before is not slowed by strangers", async () => {
    const site = await openSite();
    const owner = await site.staff();
    await owner.visit("/logout", { form: {} });
    const stranger = site.visitor();
    for (let index = 0; index < 30; index += 1) {
      await stranger.visit("/login", { form: { username: "clerk", password: "wrong password" } });
    }
    const form = { username: "clerk", password: staffPassword };
    expect((await stranger.visit("/login", { form })).status).toBe(429);
    expect((await owner.visit("/login", { form })).status).toBe(303);
  });
});

describe("logout", () => {
  test("ends the session on the server, a copied cookie included, and goes home", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const copy = new Map(clerk.cookies);
    const response = await clerk.visit("/logout", { form: {} });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
    for (const [name, value] of copy) clerk.cookies.set(name, value);
    expect((await clerk.visit("/dashboard")).status).toBe(303);
    expect(await site.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });
});

describe("requests from elsewhere", () => {
  test.each<{ headers: Record<string, string>; served: boolean }>([
    { headers: { "Sec-Fetch-Site": "cross-site" }, served: false },
    { headers: { "Sec-Fetch-Site": "same-site" }, served: false },
    { headers: { "Sec-Fetch-Site": "same-origin" }, served: true },
    { headers: { Origin: "https://evil.example" }, served: false },
    { headers: { Origin: "null" }, served: false },
    { headers: { Referer: "https://evil.example/page" }, served: false },
    { headers: { Referer: "http://school.test/dashboard" }, served: true },
    { headers: {}, served: true },
  ])("$headers: served $served", async ({ headers, served }) => {
    const site = await openSite();
    const clerk = await site.staff();
    const cookie = [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const bare = site.visitor();
    const response = await bare.visit("/dashboard/add-notice", {
      form: notice,
      headers: { Cookie: cookie, "Sec-Fetch-Site": "", Origin: "", ...headers },
    });
    expect(response.status).toBe(served ? 303 : 403);
    const rows = await site.db.selectFrom("notices").selectAll().execute();
    expect(rows).toHaveLength(served ? 1 : 0);
  });
});
