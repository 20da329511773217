import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readActivity } from "../support/activity";
import { makeAuthenticator } from "../support/authenticator";
import { staffPassword } from "../support/base-database";
import { fieldOf } from "../support/page";
import { openSetup, phoneCode, recoveryCodesOn } from "../support/phone";
import { openSite, textOf } from "../support/site";

const school = { origin: "https://school.test", rpId: "school.test" };
const page = "/dashboard/staff/passkeys";
const headers = { Origin: school.origin };

type Site = Awaited<ReturnType<typeof openSite>>;
type Visitor = ReturnType<Site["visitor"]>;

async function logIn(site: Site, username = "clerk"): Promise<Visitor> {
  const person = site.visitor();
  await person.visit("/login", { form: { username, password: staffPassword }, headers });
  return person;
}

const post = (person: Visitor, path: string, form: Record<string, string>) =>
  person.visit(path, { form, headers });

async function challengeOn(person: Visitor): Promise<string> {
  const data = await (await person.visit(`${page}.data`)).text();
  return /challenge\\*":\\*"([\w-]+)/.exec(data)?.[1] ?? "";
}

async function register(person: Visitor, authenticator = makeAuthenticator(), more = {}) {
  const claims = { challenge: await challengeOn(person), ...school, ...more };
  const answer = await post(person, page, { name: "my phone", passkey: authenticator.register(claims) });
  return { authenticator, answer, claims };
}

async function loginChallenge(site: Site): Promise<string> {
  return (await (await site.visitor().visit("/login/passkey")).json()).challenge;
}

async function siteWithPasskey() {
  const site = await openSite({ ORIGIN: school.origin });
  const clerk = await logIn(site);
  return { site, clerk, ...(await register(clerk)) };
}

const loginBy = (site: Site, passkey: string, more: Record<string, string> = {}) => {
  const visitor = site.visitor();
  return post(visitor, "/login?next=%2Fdashboard%2Ftrash", { passkey, remember: "", ...more }).then(
    (answer) => ({
      visitor,
      answer,
    }),
  );
};

test("a passkey is added, named and listed, logs in without a second step, and is removed", async () => {
  const { site, clerk, authenticator, answer } = await siteWithPasskey();
  expect(answer.status).toBe(303);
  expect(textOf(await clerk.get(page))).toContain("my phone since");
  const { secret, form } = await openSetup(clerk);
  await post(clerk, "/dashboard/staff/second-step", { ...form, code: phoneCode(secret) });
  const login = await loginBy(
    site,
    authenticator.authenticate({ challenge: await loginChallenge(site), ...school }),
  );
  expect([login.answer.status, login.answer.headers.get("Location")]).toEqual([303, "/dashboard/trash"]);
  expect((await login.visitor.visit("/dashboard")).status).toBe(200);
  expect(textOf(await clerk.get(page))).toContain("last used");
  const { id } = await site.db.selectFrom("passkeys").select("id").executeTakeFirstOrThrow();
  expect((await post(clerk, page, { remove: id })).status).toBe(303);
  const gone = authenticator.authenticate({ challenge: await loginChallenge(site), ...school });
  expect((await loginBy(site, gone)).answer.status).toBe(422);
  const log = await readActivity(site.db, ["action", "subject"]);
  expect(log).toEqual(
    expect.arrayContaining([
      { action: "added a passkey", subject: "my phone" },
      { action: "removed a passkey", subject: "my phone" },
    ]),
  );
});

test.each([
  { lie: "of another site", more: { origin: "https://evil.example" } },
  { lie: "for another site", more: { rpId: "evil.example" } },
  { lie: "without finger, face or PIN", more: { verified: false } },
  { lie: "to a challenge of somebody's own", more: { challenge: "AAAA" } },
])("an answer $lie neither adds a passkey nor logs in", async ({ more }) => {
  const { site, clerk, authenticator } = await siteWithPasskey();
  expect((await register(clerk, makeAuthenticator(), more)).answer.status).toBe(422);
  expect(await site.db.selectFrom("passkeys").select("id").execute()).toHaveLength(1);
  const challenge = await loginChallenge(site);
  const { answer, visitor } = await loginBy(
    site,
    authenticator.authenticate({ challenge, ...school, ...more }),
  );
  expect(answer.status).toBe(422);
  expect(textOf(await answer.text())).toContain("The passkey was not accepted");
  expect((await visitor.visit("/dashboard")).headers.get("Location")).toMatch(/^\/login/);
});

test("a challenge works once, for ten minutes, and for what it was made", async () => {
  const { site, clerk, authenticator } = await siteWithPasskey();
  const challenge = await loginChallenge(site);
  const first = authenticator.authenticate({ challenge, ...school });
  expect((await loginBy(site, first)).answer.status).toBe(303);
  expect((await loginBy(site, first)).answer.status).toBe(422);
  // A replayed counter is refused.
  expect((await loginBy(site, authenticator.authenticate({ challenge, ...school }))).answer.status).toBe(422);
  const other = authenticator.authenticate({ challenge: await challengeOn(clerk), ...school });
  expect((await loginBy(site, other)).answer.status).toBe(422);
  const late = await loginChallenge(site);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(
    (await loginBy(site, authenticator.authenticate({ challenge: late, ...school }))).answer.status,
  ).toBe(422);
});

test("only owners can add or remove passkeys", async () => {
  const { site, clerk, authenticator } = await siteWithPasskey();
  const colleague = await logIn(site, "colleague");
  const claims = { challenge: await challengeOn(clerk), ...school };
  const stolen = await post(colleague, page, { passkey: makeAuthenticator().register(claims) });
  expect(stolen.status).toBe(422);
  await register(colleague, authenticator);
  const { id } = await site.db.selectFrom("passkeys").select("id").executeTakeFirstOrThrow();
  await post(colleague, page, { remove: id });
  expect(await site.db.selectFrom("passkeys").select(["staff_id", "name"]).execute()).toEqual([
    { staff_id: expect.any(Number), name: "my phone" },
  ]);
  // Another key under the same ID is refused.
  const challenge = await loginChallenge(site);
  const forged = JSON.parse(makeAuthenticator().authenticate({ challenge, ...school }));
  const answer = await loginBy(site, JSON.stringify({ ...forged, id, rawId: id }));
  expect(answer.answer.status).toBe(422);
});

test.each(["", "{}", "[]", '{"id":7}', '{"id":"x"}', "x".repeat(30_000)])(
  "nonsense is refused in words: %.20s",
  async (passkey) => {
    const { site } = await siteWithPasskey();
    expect((await loginBy(site, passkey)).answer.status).toBe(422);
  },
);

test("the login offers it only if an account has one, and never at a bare IP address", async () => {
  const site = await openSite({ ORIGIN: school.origin });
  expect(await site.visitor().get("/login")).not.toContain("passkey");
  await register(await logIn(site));
  expect(await site.visitor().get("/login")).toContain("Log in with a passkey");
  const bare = await openSite({ ORIGIN: "http://192.0.2.7" });
  expect((await bare.visitor().visit("/login/passkey")).status).toBe(404);
  const clerk = bare.visitor();
  const form = { username: "clerk", password: staffPassword };
  await clerk.visit("/login", { form, headers: { Origin: "http://192.0.2.7" } });
  expect(textOf(await clerk.get(page))).toContain("Passkeys cannot be added here");
});

test("too many wrong ones of a network wait", async () => {
  const { site } = await siteWithPasskey();
  const statuses = [];
  for (let index = 0; index < 21; index += 1) statuses.push((await loginBy(site, "{}")).answer.status);
  expect(statuses.slice(-2)).toEqual([422, 429]);
});

const askEverybody = (site: Site) =>
  site.db
    .insertInto("settings")
    .values({ name: "second_step", value: "everybody" })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: "everybody" }))
    .execute();

async function enterPassword(site: Site) {
  const visitor = site.visitor();
  const form = { username: "clerk", password: staffPassword };
  const answer = await visitor.visit("/login?next=%2Fdashboard%2Ftrash", { form, headers });
  return { visitor, led: answer.headers.get("Location") };
}

describe("if the school requires two-factor authentication", () => {
  test("a passkey is a second step with recovery codes, and the password alone does not log in", async () => {
    const site = await openSite({ ORIGIN: school.origin });
    const clerk = await logIn(site);
    await askEverybody(site);
    const setup = `/dashboard/staff/second-step?next=${encodeURIComponent("/dashboard/trash")}`;
    expect((await clerk.visit("/dashboard/trash")).headers.get("Location")).toBe(setup);
    const other = `${page}?next=${encodeURIComponent("/dashboard/trash")}`;
    expect(await clerk.get(setup)).toContain(`href="${other}"`);
    const authenticator = makeAuthenticator();
    const claims = { challenge: await challengeOn(clerk), ...school };
    const added = await post(clerk, other, { name: "my phone", passkey: authenticator.register(claims) });
    const html = await added.text();
    const codes = recoveryCodesOn(html);
    expect([added.status, added.headers.get("Cache-Control"), codes.length]).toEqual([200, "no-store", 10]);
    expect(html).toContain('href="/dashboard/trash"');
    expect((await clerk.visit("/dashboard/trash")).status).toBe(200);
    expect((await register(clerk)).answer.status).toBe(303);

    const second = "/login/second-step?next=%2Fdashboard%2Ftrash";
    const { visitor, led } = await enterPassword(site);
    expect(led).toBe(second);
    expect((await visitor.visit("/dashboard")).headers.get("Location")).toMatch(/^\/login/);
    const words = textOf(await visitor.get(second));
    expect([words.includes("Use your passkey"), words.includes("Recovery code")]).toEqual([true, true]);
    expect(words).not.toContain("code from your phone");
    const answer = () =>
      loginChallenge(site).then((challenge) => authenticator.authenticate({ challenge, ...school }));
    const right = await post(visitor, second, { passkey: await answer() });
    expect([right.status, right.headers.get("Location")]).toEqual([303, "/dashboard/trash"]);
    expect((await visitor.visit("/dashboard/trash")).status).toBe(200);

    const without = await enterPassword(site);
    const code = codes[0] ?? "";
    expect((await post(without.visitor, second, { code: "aaaa-bbbb-cccc-dddd" })).status).toBe(422);
    expect((await post(without.visitor, second, { code })).status).toBe(303);
    expect(textOf(await clerk.get(page))).toContain("9 codes are left");
  });

  test("another person's passkey does not end a login by password", async () => {
    const { site } = await siteWithPasskey();
    const other = await register(await logIn(site, "colleague"));
    await askEverybody(site);
    const { visitor } = await enterPassword(site);
    const challenge = await loginChallenge(site);
    const passkey = other.authenticator.authenticate({ challenge, ...school });
    expect((await post(visitor, "/login/second-step", { passkey })).status).toBe(422);
    expect((await visitor.visit("/dashboard")).status).toBe(303);
  });

  test("an administrator removes a lost passkey, and a required second step must be set up again", async () => {
    const { site, clerk } = await siteWithPasskey();
    await askEverybody(site);
    const colleague = await logIn(site, "colleague");
    await register(colleague);
    const { id } = await site.db
      .selectFrom("staff")
      .select("id")
      .where("username", "=", "colleague")
      .executeTakeFirstOrThrow();
    expect(await clerk.get(`/dashboard/staff/${id}`)).toContain(`/dashboard/staff/${id}/second-step`);
    expect((await post(clerk, `/dashboard/staff/${id}/second-step`, {})).status).toBe(303);
    expect((await colleague.visit("/dashboard")).headers.get("Location")).toMatch(/^\/login/);
    const left = await site.db.selectFrom("recovery_codes").where("staff_id", "=", id).selectAll().execute();
    expect(left).toEqual([]);
    const [own] = await site.db.selectFrom("passkeys").select("id").execute();
    await post(clerk, page, { remove: own?.id ?? "" });
    expect((await clerk.visit("/dashboard")).headers.get("Location")).toMatch(/second-step\?next=/);
  });

  test("elsewhere the password alone goes on to log in", async () => {
    const { site } = await siteWithPasskey();
    expect((await enterPassword(site)).led).toBe("/dashboard/trash");
  });
});

describe("a passkey as a proof", () => {
  const confirm = "/dashboard/confirm?next=%2Fdashboard%2Ftrash";

  async function letProofsEnd(site: Site) {
    const proved_at = new Date(Date.now() - 31 * 60_000).toISOString();
    await site.db.updateTable("sessions").set({ proved_at }).execute();
  }

  const challengeIn = (data: string) => /challenge\\*":\\*"([\w-]+)/.exec(data)?.[1] ?? "";

  test("opens a page, and lets a form go on", async () => {
    const { site, clerk, authenticator } = await siteWithPasskey();
    await letProofsEnd(site);
    const asked = await (await clerk.visit(`${confirm.replace("?", ".data?")}`)).text();
    const claims = { challenge: challengeIn(asked), ...school };
    const right = await post(clerk, confirm, { proof_passkey: authenticator.authenticate(claims) });
    expect([right.status, right.headers.get("Location")]).toEqual([303, "/dashboard/trash"]);
    await letProofsEnd(site);
    const person = { username: "meena", password: "three brown goats" };
    const html = await (await post(clerk, "/dashboard/staff/add", person)).text();
    const carried_form = fieldOf(html, "carried_form");
    const proof_passkey = authenticator.authenticate({ challenge: challengeIn(html), ...school });
    const done = await post(clerk, "/dashboard/staff/add", { carried_form, proof_passkey });
    expect(done.status).toBe(200);
    expect(
      await site.db.selectFrom("staff").select("id").where("username", "=", "meena").execute(),
    ).toHaveLength(1);
  });

  test("a passkey proof must be the user's own, for this purpose, and works once", async () => {
    const { site, clerk, authenticator } = await siteWithPasskey();
    const colleague = await logIn(site, "colleague");
    const other = await register(colleague);
    await letProofsEnd(site);
    const challengeNow = async () =>
      challengeIn(await (await clerk.visit(`${confirm.replace("?", ".data?")}`)).text());
    const prove = async (proof_passkey: string) => (await post(clerk, confirm, { proof_passkey })).status;
    const challenge = await challengeNow();
    expect(await prove(other.authenticator.authenticate({ challenge, ...school }))).toBe(422);
    const login = await loginChallenge(site);
    expect(await prove(authenticator.authenticate({ challenge: login, ...school }))).toBe(422);
    const answer = authenticator.authenticate({ challenge: await challengeNow(), ...school });
    expect((await loginBy(site, answer)).answer.status).toBe(422);
    const good = authenticator.authenticate({ challenge: await challengeNow(), ...school });
    expect(await prove(good)).toBe(303);
    await letProofsEnd(site);
    expect(await prove(good)).toBe(422);
  });
});
