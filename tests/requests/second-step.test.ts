import { sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { readActivity } from "../support/activity";
import { staffPassword } from "../support/base-database";
import { readPage } from "../support/page";
import { openSetup, phoneCode, recoveryCodesOn, setUpSecondStep } from "../support/phone";
import { sendPhoto } from "../support/photo-form";
import { letPass } from "../support/rate-limits";
import { notice, openSite, textOf, tokenOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const page = "/dashboard/staff/second-step";
const credentials = { username: "clerk", password: staffPassword };
/** Each code works once, so tests move to another half minute. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
});

async function siteWithSecondStep() {
  const site = await openSite();
  const clerk = await site.staff();
  const step = await setUpSecondStep(clerk);
  pass(60);
  return { site, clerk, ...step };
}

/** Enters the password in a new browser; the code is still required. */
async function enterPassword(site: Site, address?: string) {
  const visitor = site.visitor(address);
  const answer = await visitor.visit("/login", { form: credentials });
  return { visitor, answer };
}

const sessions = async (site: Site) => (await site.db.selectFrom("sessions").selectAll().execute()).length;

describe("setting it up", () => {
  test("picture and key, a code typed once, ten recovery codes shown once", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const { html, secret, form } = await openSetup(clerk);
    expect(readPage(html).has('svg[role="img"][aria-label^="QR code"]')).toBe(true);
    expect(html).toContain(`secret=${secret}`);
    const wrong = await clerk.visit(page, { form: { ...form, code: "000000" } });
    const refused = await wrong.text();
    expect([wrong.status, refused.includes(`secret=${secret}`)]).toEqual([422, true]);
    const right = await clerk.visit(page, { form: { ...form, code: phoneCode(secret) } });
    expect([right.status, right.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const codes = recoveryCodesOn(await right.text());
    expect(new Set(codes).size).toBe(10);
    const after = await clerk.get(page);
    expect(recoveryCodesOn(after)).toEqual([]);
    expect(textOf(after)).toContain("10 codes are left");
    const hashes = await site.db.selectFrom("recovery_codes").selectAll().execute();
    const salts = hashes.map(
      ({ code_hash }) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]+)\$/.exec(code_hash)?.[1],
    );
    expect(new Set(salts.filter(Boolean)).size).toBe(10);
    const rows = JSON.stringify(hashes);
    for (const code of codes) expect(rows).not.toContain(code.replaceAll("-", ""));
    const log = await readActivity(site.db, ["staff_name", "action"]);
    expect(log).toContainEqual({ staff_name: "clerk", action: "switched on their second step" });
  });

  test("the secret of a second step is encrypted in the database", async () => {
    const { site, secret } = await siteWithSecondStep();
    const [row] = await site.db.selectFrom("second_steps").selectAll().execute();
    const bytes = Buffer.from(row?.secret ?? "", "base64url").toString("latin1");
    expect(row?.secret.length).toBeGreaterThan(32);
    expect(`${row?.secret} ${bytes}`).not.toContain(secret);
  });

  test("detects wrong clocks of phones", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const { secret, form } = await openSetup(clerk);
    const answer = await clerk.visit(page, { form: { ...form, code: phoneCode(secret, -240) } });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain("about 4 minutes behind the website's clock");
    expect(await site.db.selectFrom("second_steps").selectAll().execute()).toEqual([]);
  });

  test("asks for the password first if no proof was used for 30 minutes", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    pass(31 * 60);
    const answer = await clerk.visit(page);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/dashboard/confirm?next=${encodeURIComponent(page)}`,
    ]);
  });

  test("another person's page connects no phone to one's own account", async () => {
    const site = await openSite();
    const { secret, form } = await openSetup(await site.staff("colleague"));
    const clerk = await site.staff();
    const answer = await clerk.visit(page, { form: { ...form, code: phoneCode(secret) } });
    expect(answer.status).toBe(422);
    expect(await site.db.selectFrom("second_steps").selectAll().execute()).toEqual([]);
  });
});

describe("logging in", () => {
  test("the code is required after the password, and there is no session before it", async () => {
    const { site, secret } = await siteWithSecondStep();
    const before = await sessions(site);
    const visitor = site.visitor();
    const answer = await visitor.visit("/login?next=%2Fdashboard%2Ftrash", { form: credentials });
    const second = "/login/second-step?next=%2Fdashboard%2Ftrash";
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, second]);
    expect(await sessions(site)).toBe(before);
    expect((await visitor.visit("/dashboard")).headers.get("Location")).toMatch(/^\/login/);
    expect(textOf(await visitor.get(second))).toContain("Code from your phone");
    const right = await visitor.visit(second, { form: { code: phoneCode(secret) } });
    expect([right.status, right.headers.get("Location")]).toEqual([303, "/dashboard/trash"]);
    expect((await visitor.visit("/dashboard")).status).toBe(200);
    expect(visitor.cookies.has("second-step")).toBe(false);
  });

  test("the code without the password in this browser does not log in", async () => {
    const { site, secret } = await siteWithSecondStep();
    const form = { code: phoneCode(secret) };
    const answer = await site.visitor().visit("/login/second-step", { form });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login"]);
    const forged = site.visitor();
    forged.cookies.set("second-step", Buffer.from('{"staffId":1}').toString("base64"));
    expect((await forged.visit("/login/second-step", { form })).headers.get("Location")).toBe("/login");
  });

  test("the password holds for ten minutes, and ends with a new password", async () => {
    const { site, clerk, secret } = await siteWithSecondStep();
    const { visitor } = await enterPassword(site);
    pass(601);
    const late = await visitor.visit("/login/second-step", { form: { code: phoneCode(secret) } });
    expect(late.headers.get("Location")).toBe("/login");
    const { visitor: other } = await enterPassword(site);
    await clerk.submit("/dashboard/staff/password", {
      current: staffPassword,
      password: "three brown goats",
    });
    const ended = await other.visit("/login/second-step", { form: { code: phoneCode(secret) } });
    expect(ended.headers.get("Location")).toBe("/login");
  });

  test("a code works once, also for two at the same moment", async () => {
    const { site, secret } = await siteWithSecondStep();
    const people = await Promise.all([
      enterPassword(site, "203.0.113.1"),
      enterPassword(site, "203.0.113.2"),
    ]);
    const form = { code: phoneCode(secret) };
    const answers = await Promise.all(
      people.map(({ visitor }) => visitor.visit("/login/second-step", { form })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
    const { visitor } = await enterPassword(site, "203.0.113.3");
    expect((await visitor.visit("/login/second-step", { form })).status).toBe(422);
  });

  test.each([
    { late: -60, taken: false },
    { late: -30, taken: true },
    { late: 30, taken: true },
    { late: 60, taken: false },
  ])("a phone whose clock is $late seconds off: taken $taken", async ({ late, taken }) => {
    const { site, secret } = await siteWithSecondStep();
    pass(300);
    const { visitor } = await enterPassword(site);
    const form = { code: phoneCode(secret, late) };
    const answer = await visitor.visit("/login/second-step", { form });
    expect(answer.status).toBe(taken ? 303 : 422);
    if (!taken)
      expect(textOf(await answer.text())).toMatch(/the website's clock says .*\d\d.* automatic time/);
  });

  test("wrong codes are limited, for each network and for the account", async () => {
    const { site, secret } = await siteWithSecondStep();
    const guess = async (address: string) => {
      const { visitor } = await enterPassword(site, address);
      return visitor.visit("/login/second-step", { form: { code: "000000" } });
    };
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await guess("198.51.100.1")).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    for (let index = 0; index < 15; index += 1) await guess(`198.51.101.${index}`);
    const { visitor } = await enterPassword(site, "192.0.2.9");
    const blocked = await visitor.visit("/login/second-step", { form: { code: phoneCode(secret) } });
    expect(blocked.status).toBe(429);
    expect(textOf(await blocked.text())).toMatch(/Too many wrong codes. Please wait \d+ minutes/);
    const wait = Number(blocked.headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(60);
    await letPass(site.db, wait * 1000);
    const right = await visitor.visit("/login/second-step", { form: { code: phoneCode(secret) } });
    expect(right.status).toBe(303);
  });

  test("a recovery code works once, also while strangers guess codes", async () => {
    const { site, clerk, codes } = await siteWithSecondStep();
    for (let index = 0; index < 20; index += 1) {
      const { visitor } = await enterPassword(site, `198.51.101.${index}`);
      await visitor.visit("/login/second-step", { form: { code: "000000" } });
    }
    const { visitor } = await enterPassword(site);
    const html = await visitor.get("/login/second-step?recovery=yes");
    expect(textOf(html)).toContain("Recovery code");
    // Capitals and missing dashes are accepted.
    const form = { code: codes[3]?.replaceAll("-", "").toUpperCase() ?? "" };
    expect((await visitor.visit("/login/second-step?recovery=yes", { form })).status).toBe(303);
    const { visitor: again } = await enterPassword(site);
    const used = await again.visit("/login/second-step", { form });
    expect([used.status, textOf(await used.text()).includes("was used already")]).toEqual([422, true]);
    expect(textOf(await clerk.get(page))).toContain("9 codes are left");
  });

  test("a recovery code is good again where the session could not be begun", async () => {
    const { site, codes } = await siteWithSecondStep();
    const { visitor } = await enterPassword(site);
    await sql`alter table sessions rename to sessions_away`.execute(site.db);
    const form = { code: codes[0] ?? "" };
    const failed = await visitor.visit("/login/second-step", { form });
    expect(failed.status).toBe(500);
    await sql`alter table sessions_away rename to sessions`.execute(site.db);
    expect((await visitor.visit("/login/second-step", { form })).status).toBe(303);
    expect((await visitor.visit("/login/second-step", { form })).headers.get("Location")).toBe("/login");
  });

  test("accounts without a second step log in as before", async () => {
    const { site } = await siteWithSecondStep();
    const form = { username: "colleague", password: staffPassword };
    const answer = await site.visitor().visit("/login", { form });
    expect(answer.headers.get("Location")).toBe("/dashboard");
  });

  test("on TLS the cookie of the right password is bound to the host", async () => {
    const site = await openSite({ ORIGIN: "https://school.test" });
    const headers = { Origin: "https://school.test" };
    const clerk = site.visitor();
    await clerk.visit("/login", { form: credentials, headers });
    const { secret, form } = await openSetup(clerk);
    await clerk.visit(page, { form: { ...form, code: phoneCode(secret) }, headers });
    const answer = await site.visitor().visit("/login", { form: credentials, headers });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("__Host-second-step="));
    expect(cookie).toMatch(/Max-Age=600.*Path=\/.*HttpOnly.*Secure.*SameSite=Lax/);
  });

  test("the old endpoint takes the code too, and says so where it is missing", async () => {
    const { site, secret } = await siteWithSecondStep();
    const call = async (more: Record<string, string>) =>
      (await site.visitor().visit("/gdapi/login.php", { form: { ...credentials, ...more } })).json();
    const missing = await call({});
    expect([missing.status, missing.message]).toEqual(["error", expect.stringContaining("`code`")]);
    expect((await call({ code: "000000" })).status).toBe("error");
    expect((await call({ code: phoneCode(secret) })).status).toBe("success");
  });
});

describe("changing it", () => {
  test("new recovery codes take the place of the old ones", async () => {
    const { site, clerk, codes } = await siteWithSecondStep();
    const answer = await clerk.visit(page, { form: { intent: "codes" } });
    const fresh = recoveryCodesOn(await answer.text());
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((code) => new Set<string>(codes).has(code))).toEqual([]);
    const { visitor } = await enterPassword(site);
    expect((await visitor.visit("/login/second-step", { form: { code: codes[0] ?? "" } })).status).toBe(422);
    expect((await visitor.visit("/login/second-step", { form: { code: fresh[0] ?? "" } })).status).toBe(303);
  });

  test("a second step is switched off only with password and code", async () => {
    const { site, clerk, secret } = await siteWithSecondStep();
    const off = (form: Record<string, string>) => clerk.visit(page, { form: { intent: "off", ...form } });
    const code = phoneCode(secret);
    expect((await off({ password: "not this one", code })).status).toBe(422);
    expect((await off({ password: staffPassword, code: "000000" })).status).toBe(422);
    expect((await off({ password: staffPassword })).status).toBe(422);
    expect(await site.db.selectFrom("second_steps").selectAll().execute()).toHaveLength(1);
    expect((await off({ password: staffPassword, code })).status).toBe(303);
    const { answer } = await enterPassword(site);
    expect(answer.headers.get("Location")).toBe("/dashboard");
    expect(await site.db.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);
  });

  test("an administrator removes it for a lost phone, which ends all sessions", async () => {
    const { site, clerk } = await siteWithSecondStep();
    const helper = await site.staff("colleague");
    const { id } = await site.db
      .selectFrom("staff")
      .select("id")
      .where("username", "=", "clerk")
      .executeTakeFirstOrThrow();
    expect(await helper.get(`/dashboard/staff/${id}`)).toContain(`/dashboard/staff/${id}/second-step`);
    const answer = await helper.submit(`/dashboard/staff/${id}/second-step`, {});
    expect(answer.headers.get("Location")).toBe(`/dashboard/staff/${id}`);
    expect((await clerk.visit("/dashboard")).status).toBe(303);
    const { answer: login } = await enterPassword(site);
    expect(login.headers.get("Location")).toBe("/dashboard");
    const log = await readActivity(site.db, ["staff_name", "subject"]);
    expect(log).toContainEqual({ staff_name: "colleague", subject: "clerk" });
  });
});

describe("if the school requires it", () => {
  async function strictSite() {
    const made = await siteWithSecondStep();
    await made.site.db
      .insertInto("settings")
      .values({ name: "second_step", value: "everybody" })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: "everybody" }))
      .execute();
    return { ...made, colleague: await made.site.staff("colleague") };
  }

  test("requires set-up first, blocks other pages, and then continues", async () => {
    const { site, colleague } = await strictSite();
    const led = await colleague.visit("/dashboard/trash?after=x");
    const setup = `${page}?next=${encodeURIComponent("/dashboard/trash?after=x")}`;
    expect([led.status, led.headers.get("Location")]).toEqual([303, setup]);
    expect((await colleague.visit("/gdapi/get_resume.php")).status).toBe(403);
    expect(textOf(await colleague.get(setup))).toContain("The school asks every account for a second step");
    const { secret, form } = await openSetup(colleague);
    const answer = await colleague.visit(setup, { form: { ...form, code: phoneCode(secret) } });
    expect(await answer.text()).toContain('href="/dashboard/trash?after=x"');
    expect((await colleague.visit("/dashboard/trash")).status).toBe(200);
    expect(await site.db.selectFrom("second_steps").selectAll().execute()).toHaveLength(2);
  });

  test("hides unpublished content until set-up", async () => {
    const { site, colleague } = await strictSite();
    await site.db.updateTable("settings").set({ value: "" }).where("name", "=", "second_step").execute();
    await sendPhoto(colleague, "/dashboard/uploadimage", { title: "Hidden" });
    const picture = /\/uploads\/[\w-]+\.\w+/.exec(await colleague.get("/school-gallery"))?.[0] ?? "";
    await colleague.submit("/dashboard/image/1/delete", {});
    await colleague.submit("/dashboard/add-notice", { ...notice, published: "draft" });
    await site.db.updateTable("notices").set({ published_at: null }).execute();
    const statuses = async () =>
      Promise.all([picture, "/notices/1"].map(async (path) => (await colleague.visit(path)).status));
    expect((await statuses())[0]).toBe(200);
    expect((await statuses())[1]).not.toBe(404);
    await site.db
      .updateTable("settings")
      .set({ value: "everybody" })
      .where("name", "=", "second_step")
      .execute();
    expect(await statuses()).toEqual([404, 404]);
  });

  test("keeps a form that is being typed when a second step is required", async () => {
    const site = await openSite();
    const colleague = await site.staff("colleague");
    const form_token = tokenOf(await colleague.get("/dashboard/add-job")) ?? "";
    await site.db.insertInto("settings").values({ name: "second_step", value: "everybody" }).execute();
    const answer = await colleague.visit("/dashboard/add-job", {
      form: { form_token, title: "Cook", details: "We seek a cook." },
    });
    const next = new URL(answer.headers.get("Location") ?? "", "http://x").searchParams.get("next") ?? "";
    expect(next).toMatch(/^\/dashboard\/add-job\?restore=/);
    await setUpSecondStep(colleague);
    expect(await colleague.get(next)).toContain("We seek a cook.");
  });

  test("only who has one can ask it of everybody", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const asked = { second_step: "everybody" };
    const refused = await clerk.submit("/dashboard/settings/server", asked);
    expect([
      refused.status,
      textOf(await refused.text()).includes("Set up your own second step first"),
    ]).toEqual([422, true]);
    await setUpSecondStep(clerk);
    expect((await clerk.submit("/dashboard/settings/server", asked)).status).toBe(303);
    expect((await clerk.visit("/dashboard")).status).toBe(200);
  });
});
