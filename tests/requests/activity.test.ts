import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sendDueMails } from "~/content/messages/outbox.server";
import { addDays, todayAtSchool } from "~/dates/dates";
import { readActivity } from "../support/activity";
import { staffPassword } from "../support/base-database";
import { mailServer } from "../support/mail-server";
import { readPage } from "../support/page";
import { openSampleSite, openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = ReturnType<Site["visitor"]>;

const logIn = (person: Person, username: string, password = staffPassword) =>
  person.visit("/login", { form: { username, password } });

const entries = (site: Site) =>
  readActivity(site.db, ["staff_name", "action", "subject", "topic", "network", "times"]);

// Fixed minute, so that hourly counts do not straddle hours.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date().setUTCMinutes(15, 0, 0) }));
afterEach(() => void vi.useRealTimers());

const eventLines = (site: Site) =>
  site.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event !== undefined);

describe("logins", () => {
  test("logs new and known devices, and the logout", async () => {
    const site = await openSite();
    const clerk = site.visitor("203.0.113.77");
    await logIn(clerk, "clerk");
    await clerk.visit("/logout", { form: {} });
    await logIn(clerk, "clerk");
    const rows = (await entries(site)).map(({ staff_name, action, topic, network }) => [
      `${staff_name} ${action}`,
      topic,
      network,
    ]);
    expect(rows).toEqual([
      ["clerk logged in on a new device", "login", "203.0.113.x"],
      ["clerk logged out", "login", "203.0.113.x"],
      ["clerk logged in", "login", "203.0.113.x"],
    ]);
  });

  test("changes through the old endpoints are logged in the same way", async () => {
    const site = await openSite();
    const program = site.visitor();
    const body = JSON.stringify({ username: "clerk", password: staffPassword });
    const headers = { "Content-Type": "application/json" };
    await program.visit("/gdapi/login.php", { method: "POST", body, headers });
    await program.visit("/gdapi/logout.php", { method: "POST" });
    await program.visit("/gdapi/logout.php", { method: "POST" });
    expect((await entries(site)).map(({ action }) => action)).toEqual([
      "logged in on a new device",
      "logged out",
    ]);
  });

  test("changes are saved even if the activity log cannot be written", async () => {
    const site = await openSite();
    await site.db.schema.dropTable("activity").execute();
    expect((await logIn(site.visitor(), "clerk")).status).toBe(303);
    expect(site.logged.join("")).toContain("the activity log could not be written");
  });
});

describe("refused logins", () => {
  test("refused logins of an account, network and hour are one entry with their number", async () => {
    const site = await openSite();
    for (let attempt = 0; attempt < 8; attempt += 1) await logIn(site.visitor(), "clerk", "wrong");
    const stranger = site.visitor("2001:db8:7:1::5");
    await logIn(stranger, "my secret pass phrase", "wrong");
    const page = textOf(await (await site.staff("colleague")).get("/dashboard/activity"));
    expect(page).toContain("clerk was refused: wrong password");
    expect(page).toMatch(/clerk was refused: wrong password [^.]*5 times/);
    expect(page).toMatch(/clerk was refused: too many tries [^.]*3 times/);
    expect(page).toContain("Unknown name was refused: wrong password");
    expect(page).toContain("from 203.0.113.x");
    expect(page).toContain("from 2001:db8:7::");
    expect(page).not.toContain("secret");
    const refused = (await entries(site)).filter(({ topic }) => topic === "refused");
    expect(refused.map(({ times }) => times).sort()).toEqual([1, 3, 5]);
  });

  test("refused logins from very many networks are merged into few entries", async () => {
    const site = await openSite();
    for (let block = 0; block < 60; block += 1) {
      await logIn(site.visitor(`10.0.${block}.9`), "nobody", "wrong");
    }
    await (await site.staff()).get("/dashboard/activity");
    const refused = (await entries(site)).filter(({ topic }) => topic === "refused");
    expect(refused.length).toBeLessThanOrEqual(42);
    expect(refused.reduce((sum, { times }) => sum + times, 0)).toBe(60);
    expect(refused.some(({ network }) => network === "many networks")).toBe(true);
  }, 60_000);
});

test("looks at personal data are one entry for a person, a thing and an hour", async () => {
  const site = await openSite();
  await site
    .visitor()
    .visit("/contact", { form: { first_name: "Bimal", phone: "98765 43210", message: "x" } });
  await site.visitor().visit("/newsletter", { form: { email: "bimal@example.com" } });
  const clerk = await site.staff();
  for (let look = 0; look < 3; look += 1) {
    await clerk.get("/dashboard/messages");
    await clerk.get("/dashboard/subscribers");
    await clerk.get("/dashboard/subscribers.csv");
  }
  const colleague = await site.staff("colleague");
  await colleague.get("/dashboard/messages");
  const looks = (await entries(site)).filter(({ topic }) => topic === "reading");
  expect(looks.map(({ staff_name, action, times }) => `${staff_name} ${action} ${times}`)).toEqual([
    "clerk looked at the messages 3",
    "clerk looked at the newsletter addresses 3",
    "clerk downloaded the newsletter addresses 3",
    "colleague looked at the messages 1",
  ]);
});

test("logs changed settings with old and new values, shortened", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const { values } = (await clerk.open("/dashboard/settings/school")).form();
  const form = { ...values, opened: "", motto: "Learn and share", address: "word ".repeat(60).trim() };
  expect((await clerk.submit("/dashboard/settings/school", form)).status).toBe(303);
  const page = textOf(await clerk.get("/dashboard/activity?what=settings"));
  expect(page).toMatch(/Motto: empty → Learn and share/);
  expect(page).toContain("word word…");
  expect(page).not.toContain("word ".repeat(40));
});

test("an old and a new value are on both sides of the arrow, on the page and in the file", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  await site.visitor().submit("/contact", { first_name: "Rina", phone: "98765 43210", message: "When?" });
  const message = "/dashboard/messages/1";
  for (const intent of ["answered", "reopen"]) await clerk.submit(message, { intent });
  await clerk.submit("/dashboard/texts/fees", { value: "" });
  await clerk.submit("/dashboard/account", { name: "Anita Das", intent: "name" });
  await clerk.submit("/dashboard/settings/server", { link_checks: "off" });
  await clerk.submit("/dashboard/settings/banner", {
    banner_text: "Closed",
    banner_until: `${addDays(todayAtSchool(), 2)}T00:00`,
  });
  const page = textOf(await clerk.get("/dashboard/activity"));
  const file = await (await clerk.visit("/dashboard/activity.csv")).text();
  for (const log of [page, file]) {
    expect(log).toContain("Answered: no → by clerk");
    expect(log).toMatch(/Answered: Answered by clerk on .*, \d+ → no/);
    expect(log).toContain("Name: empty → Anita Das");
    expect(log).toContain("Check them once a week → Do not check them");
    expect(log).toMatch(/Show until: empty → the end of \w+ \d+, \d+/);
    expect(log).toMatch(/Line above the fees: \S.* → empty/);
    expect(log).not.toMatch(/→\s*(,|"|\n|$)|: →|:\s*,/);
  }
});

describe("accounts", () => {
  test("adding, changing and removing accounts is logged without passwords", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const password = "three brown goats";
    await clerk.submit("/dashboard/staff/add", { username: "meena", password, role: "editor" });
    const { id } = await site.db
      .selectFrom("staff")
      .select("id")
      .where("username", "=", "meena")
      .executeTakeFirstOrThrow();
    await clerk.submit(`/dashboard/staff/${id}/role`, { role: "administrator" });
    await clerk.submit(`/dashboard/staff/${id}/remove`, {});
    const page = textOf(await clerk.get("/dashboard/activity?what=account"));
    expect(page).toMatch(/Role: Editor → Administrator/);
    expect(page).toContain("clerk deleted a staff account");
    const all = JSON.stringify(await site.db.selectFrom("activity").selectAll().execute());
    expect(all).not.toContain(password);
  });
});

describe("the page", () => {
  async function siteWithPast() {
    const site = await openSite();
    const clerk = await site.staff();
    const colleague = await site.staff("colleague");
    const notice = { title: "Rain", details: "Bring umbrellas", date: "2026-03-14", category: "other" };
    await clerk.submit("/dashboard/add-notice", { ...notice, priority: "low" });
    await colleague.submit("/dashboard/add-job", { title: "Cook", details: "For the hostel" });
    await site.db
      .updateTable("activity")
      .set({ at: "2026-03-01T20:00:00.000Z" })
      .where("kind", "=", "job")
      .execute();
    return { site, clerk };
  }

  test("filters by person, by kind of thing and by days of the school", async () => {
    const { clerk } = await siteWithPast();
    const shown = async (query: string) => textOf(await clerk.get(`/dashboard/activity?${query}`));
    expect(await shown("who=clerk")).toContain("clerk added a notice");
    expect(await shown("who=clerk")).not.toContain("colleague added a job post");
    expect(await shown("what=login")).not.toContain("added a notice");
    // Eight in the evening in London is the next day at the school.
    expect(await shown("from=2026-03-02&to=2026-03-02")).toContain("colleague added a job post");
    expect(await shown("from=2026-03-02&to=2026-03-02")).not.toContain("added a notice");
    expect(await shown("from=2026-03-01&to=2026-03-01")).toContain("Nothing was done that fits this.");
    expect(await shown("from=tomorrow&what=everything")).toContain("clerk added a notice");
  });

  test("links to a record as long as it is there", async () => {
    const { site, clerk } = await siteWithPast();
    expect(await clerk.get("/dashboard/activity")).toContain('href="/dashboard/notice/1/update"');
    await clerk.submit("/dashboard/notice/1/delete", {});
    const html = await clerk.get("/dashboard/activity?what=content");
    expect(html).not.toContain('href="/dashboard/notice/1/update"');
    expect(readPage(html).link("Rain")).toBe("/dashboard/trash");
    await site.db.deleteFrom("notices").execute();
    const last = await clerk.get("/dashboard/activity?what=content");
    expect(readPage(last).link("Rain")).toBeUndefined();
    expect(textOf(last)).toContain("Rain");
  });

  test("the activity log as CSV has the same filters and escaped formulas", async () => {
    const { site, clerk } = await siteWithPast();
    await site.db.updateTable("activity").set({ subject: "=cmd()" }).where("subject", "=", "Rain").execute();
    expect(await clerk.get("/dashboard/activity?who=clerk&what=content")).toContain(
      'href="/dashboard/activity.csv?who=clerk&amp;what=content"',
    );
    const response = await clerk.visit("/dashboard/activity.csv?who=clerk&what=content");
    expect(response.headers.get("Content-Disposition")).toContain("activity.csv");
    const lines = (await response.text()).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"clerk","added a notice","'=cmd()"`);
    expect((await entries(site)).at(-1)?.action).toBe("downloaded the activity log");
  });

  test("keeps its filter from page to page", async () => {
    const { site, clerk } = await siteWithPast();
    for (let number = 0; number < 60; number += 1) {
      await site.db
        .insertInto("activity")
        .values({
          at: new Date().toISOString(),
          staff_name: "clerk",
          verb: "added",
          kind: "photo",
          subject: `no. ${number}`,
          record_id: null,
          merge_key: null,
        })
        .execute();
    }
    const html = await clerk.get("/dashboard/activity?who=clerk&what=content");
    const older = /href="([^"]*before=\d+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(older).toMatch(/^\/dashboard\/activity\?who=clerk&what=content&before=\d+$/);
    expect(textOf(await clerk.get(older))).toContain("Rain");
  });
});

describe("mails to the administrators", () => {
  const MAIL_TO = "office@school.example";

  test("alert mails report a new device, a new account and a new password", async () => {
    const mail = await mailServer();
    const site = await openSite({ SMTP_URL: mail.url, MAIL_TO, ORIGIN: "http://school.test" });
    const clerk = await site.staff();
    await logIn(clerk, "clerk");
    const password = "three brown goats";
    await clerk.submit("/dashboard/staff/add", { username: "meena", password, role: "editor" });
    await clerk.submit("/dashboard/staff/password", { current: staffPassword, password });
    expect(mail.mails).toEqual([]);
    expect(await sendDueMails(site)).toBe(3);
    const text = mail.mails.join("\n\n");
    expect(mail.mails).toHaveLength(3);
    expect(text).toContain("To: office@school.example");
    expect(text).toContain("Subject: Our School: clerk logged in on a new device");
    expect(text).toContain("clerk added a staff account meena, editor.");
    expect(text).toContain("clerk changed their password.");
    expect(text).toContain("Network: 203.0.113.x");
    expect(text).not.toContain("203.0.113.7");
    expect(text).not.toContain(password);
  });

  test("alert mails are sent once an hour for the same event, and at most twenty", async () => {
    const mail = await mailServer();
    const site = await openSite({ SMTP_URL: mail.url, MAIL_TO });
    for (let device = 0; device < 3; device += 1) await site.staff();
    expect(await sendDueMails(site)).toBe(1);
    for (let block = 0; block < 25; block += 1) await logIn(site.visitor(`10.1.${block}.9`), "clerk");
    expect(await site.db.selectFrom("alert_mails").select("id").execute()).toHaveLength(20);
  });

  test("alert mails do not delay a login if the mail server is dead or missing", async () => {
    const dead = await openSite({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO });
    expect((await logIn(dead.visitor(), "clerk")).status).toBe(303);
    expect(await sendDueMails(dead)).toBe(0);
    const waiting = await dead.db.selectFrom("alert_mails").select("last_error").execute();
    expect(waiting).toEqual([{ last_error: "ESOCKET" }]);
    const without = await openSite();
    await without.staff();
    expect(await without.db.selectFrom("alert_mails").select("id").execute()).toEqual([]);
  });
});

test("the server log has the same events, with hashes instead of names and networks", async () => {
  const site = await openSite();
  await logIn(site.visitor("198.51.100.23"), "clerk", "wrong");
  await logIn(site.visitor("198.51.100.23"), "somebody else", "wrong");
  const clerk = site.visitor("198.51.100.23");
  await logIn(clerk, "clerk");
  await clerk.submit("/dashboard/add-job", { title: "Cook", details: "For the hostel" });
  await clerk.visit("/logout", { form: {} });
  const lines = eventLines(site);
  expect(lines.map(({ event, verb, kind }) => [event, verb, kind].filter(Boolean).join(" "))).toEqual([
    "refused refused password",
    "refused refused password",
    "login logged in on new device",
    "content added job",
    "login logged out",
  ]);
  const [refused, unknown, login] = lines;
  expect(refused?.account).toMatch(/^[\w-]{16}$/);
  expect(refused?.account).toBe(login?.account);
  expect(unknown?.account).not.toBe(login?.account);
  expect(new Set(lines.map(({ network }) => network)).size).toBe(1);
  expect(login?.network).toMatch(/^[\w-]{16}$/);
  expect(site.logged.join("")).not.toMatch(/clerk|somebody else|198\.51|Cook|hostel/);
  const other = await openSite();
  await logIn(other.visitor("198.51.100.23"), "clerk");
  expect(eventLines(other)[0]?.network).not.toBe(login?.network);
});
