import { expect, onTestFinished, test, vi } from "vitest";
import { makeAuthenticator } from "../support/authenticator";
import { staffPassword } from "../support/base-database";
import { openSetup, phoneCode } from "../support/phone";
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

/** The challenge on the page that adds a passkey. */
async function challengeOn(person: Visitor): Promise<string> {
  const data = await (await person.visit(`${page}.data`)).text();
  return /challenge\\*":\\*"([\w-]+)/.exec(data)?.[1] ?? "";
}

async function register(person: Visitor, authenticator = makeAuthenticator(), more = {}) {
  const deed = { challenge: await challengeOn(person), ...school, ...more };
  const answer = await post(person, page, { name: "my phone", passkey: authenticator.register(deed) });
  return { authenticator, answer, deed };
}

async function loginChallenge(site: Site): Promise<string> {
  return (await (await site.visitor().visit("/login/passkey")).json()).challenge;
}

/** A site whose clerk has a passkey. */
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

test("a passkey is added, named and listed; it logs in, past the second step too, and is removed", async () => {
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
  const log = await site.db.selectFrom("activity").select(["action", "subject"]).execute();
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
  // Signed anew by the authenticator itself, whose counter then says nothing.
  expect((await loginBy(site, authenticator.authenticate({ challenge, ...school }))).answer.status).toBe(422);
  const other = authenticator.authenticate({ challenge: await challengeOn(clerk), ...school });
  expect((await loginBy(site, other)).answer.status).toBe(422);
  const late = await loginChallenge(site);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(
    (await loginBy(site, authenticator.authenticate({ challenge: late, ...school }))).answer.status,
  ).toBe(422);
});

test("nobody adds a passkey to another person's account, or removes one of it", async () => {
  const { site, clerk, authenticator } = await siteWithPasskey();
  const colleague = await logIn(site, "colleague");
  const deed = { challenge: await challengeOn(clerk), ...school };
  const stolen = await post(colleague, page, { passkey: makeAuthenticator().register(deed) });
  expect(stolen.status).toBe(422);
  // The same passkey stays whose it was.
  await register(colleague, authenticator);
  const { id } = await site.db.selectFrom("passkeys").select("id").executeTakeFirstOrThrow();
  await post(colleague, page, { remove: id });
  expect(await site.db.selectFrom("passkeys").select(["staff_id", "name"]).execute()).toEqual([
    { staff_id: expect.any(Number), name: "my phone" },
  ]);
  // A passkey whose key is another one does not log in under its name.
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

test("the login offers it only where somebody has one, and pages of a bare address do not", async () => {
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
