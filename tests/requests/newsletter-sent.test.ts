import { describe, expect, test } from "vitest";
import { purgeNewsletter } from "~/channels/newsletter/purge.server";
import { sendNewsletter } from "~/channels/newsletter/send.server";
import { listProblems } from "~db/problems";
import { markAsStarter, takeAsOwn } from "~db/starter-marks";
import { mailServer } from "../support/mail-server";
import { readPage } from "../support/page";
import { openSite } from "../support/site";
import { smtpServer } from "../support/smtp-server";

type Site = Awaited<ReturnType<typeof openSite>>;
type Mails = Awaited<ReturnType<typeof smtpServer>>;

const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];
const MAIL_TO = "office@school.example";
const ORIGIN = "https://palash.example";
/** Saturday 17:10 in India; the newsletter is due at 17:00. */
const due = Date.parse("2026-03-14T11:40:00Z");
const iso = (moment: number) => new Date(moment).toISOString();

const notice = (title: string, more: object = {}) => ({
  title,
  details: `${title}: **all** classes, 9:00.`,
  date: "2026-03-14",
  category: "academic" as const,
  priority: "low" as const,
  created_at: iso(due - hour),
  updated_at: iso(due - hour),
  published_at: iso(due - hour),
  ...more,
});

const subscriber = (name: string, more: object = {}) => ({
  email: `${name}@example.com`,
  token: `token-of-${name}`,
  created_at: iso(due - 10 * day),
  confirmed_at: iso(due - 10 * day),
  ...more,
});

async function openNewsletter(
  { url }: Pick<Mails, "url">,
  names = ["asha", "bimal", "chitra"],
): Promise<Site> {
  const site = await openSite({ SMTP_URL: url, MAIL_TO, ORIGIN });
  await site.db
    .insertInto("subscribers")
    .values(names.map((name) => subscriber(name)))
    .execute();
  return site;
}

const post = (site: Site, ...notices: ReturnType<typeof notice>[]) =>
  site.db.insertInto("notices").values(notices).execute();

const got = ({ mails }: Mails) => mails.map(({ recipient }) => recipient.split("@")[0]);
const states = async (site: Site) => {
  const rows = await site.db
    .selectFrom("newsletter_sends")
    .select(["state", "subscriber_id"])
    .orderBy("id")
    .execute();
  return rows.map(({ state }) => state);
};
const withServer = (site: Site, { url }: Pick<Mails, "url">) => ({
  ...site,
  config: { ...site.config, smtp: { url, to: MAIL_TO } },
});

describe("mails", () => {
  test("uses the language of the page of the subscription", async () => {
    const mail = await smtpServer();
    const site = await openSite({ SMTP_URL: mail.url, MAIL_TO, ORIGIN });
    const visitor = site.visitor();
    await visitor.visit("/or/newsletter", {
      form: { email: "asha@example.com" },
      headers: { Origin: ORIGIN },
    });
    await visitor.visit("/newsletter", { form: { email: "bimal@example.com" }, headers: { Origin: ORIGIN } });
    const question = await site.db
      .selectFrom("alert_mails")
      .select(["subject", "text"])
      .where("recipient", "=", "asha@example.com")
      .executeTakeFirstOrThrow();
    expect(question.text).toContain(`${ORIGIN}/or/newsletter/confirm?token=`);
    expect(question.subject).toMatch(/[\u0b00-\u0b7f]/);
    await site.db
      .updateTable("subscribers")
      .set({ confirmed_at: iso(due - day) })
      .execute();
    await post(site, notice("Holiday"), notice("Exams"));
    await site.db
      .insertInto("translations")
      .values({
        kind: "notices",
        record: "1",
        field: "title",
        language: "or",
        words: "ଛୁଟି",
        updated_at: iso(due),
      })
      .execute();
    expect(await sendNewsletter(site, { now: due })).toBe(2);
    const [odia, english] = mail.mails;
    expect(odia?.subject).toBe("Our School: 2ଟି ନୂଆ ସୂଚନା");
    expect(readPage(odia?.html ?? "").language).toBe("or");
    for (const part of [odia?.text, odia?.html]) {
      expect(part).toContain("ଛୁଟି");
      expect(part).toContain(`${ORIGIN}/or/notices/1`);
      expect(part).toContain(`${ORIGIN}/or/newsletter/unsubscribe?token=`);
      expect(part).not.toMatch(/Unsubscribe|You get this mail/);
    }
    expect(english?.subject).toBe("Our School: 2 new notices");
    expect(readPage(english?.html ?? "").language).toBe("en");
    expect(english?.text).toContain(`${ORIGIN}/notices/1`);
  });

  test("new notices that visitors see, to confirmed addresses, at the hour and not before", async () => {
    const mail = await smtpServer();
    const site = await openNewsletter(mail);
    await site.db
      .insertInto("subscribers")
      .values([
        subscriber("from-before", { confirmed_at: null }),
        subscriber("asked", { confirmed_at: null, asked_at: iso(due - day) }),
        subscriber("bounced", { bounced_at: iso(due - day) }),
      ])
      .execute();
    await post(
      site,
      notice("Exam & results <new>"),
      notice("ଛୁଟି", { published_at: iso(due - 2 * hour) }),
      notice("Tomorrow", { published_at: iso(due + day - hour) }),
      notice("Draft", { published_at: null }),
      notice("Over", { ends_at: iso(due - minute) }),
      notice("Gone", { deleted_at: iso(due - minute) }),
      notice("Last month", { published_at: iso(due - 30 * day) }),
    );
    expect(await sendNewsletter(site, { now: due - 20 * minute })).toBe(0);
    expect(await sendNewsletter(site, { now: due })).toBe(3);
    expect(got(mail)).toEqual(["asha", "bimal", "chitra"]);
    const [first] = mail.mails;
    expect(first).toMatchObject({
      subject: "Our School: 2 new notices",
      from: { name: "Our School", address: MAIL_TO },
      to: [{ address: "asha@example.com" }],
    });
    expect(first?.text).toContain("ଛୁଟି: all classes, 9:00.");
    expect(first?.html).toContain("ଛୁଟି: <strong>all</strong> classes, 9:00.");
    for (const part of [first?.text, first?.html]) {
      expect(part).toContain(`${ORIGIN}/notices/1`);
      expect(part).toContain(`${ORIGIN}/newsletter/unsubscribe?token=token-of-asha`);
      expect(part).not.toMatch(/Tomorrow|Draft|Over|Gone|Last month|token-of-bimal/);
    }
    expect(first?.text).toContain("Exam & results <new>");
    expect(first?.html).toContain("Exam &amp; results &lt;new&gt;");
    // Opening the mail loads nothing, so it cannot be tracked.
    expect(first?.html).not.toMatch(/<img|<link|<script|url\(/);
  });

  test("a single notice gives the mail its subject, and long texts are cut", async () => {
    const mail = await smtpServer();
    const site = await openNewsletter(mail, ["asha"]);
    await post(site, notice("Water supply", { details: "word ".repeat(400) }));
    await sendNewsletter(site, { now: due });
    expect(mail.mails[0]?.subject).toBe("Our School: Water supply");
    expect(mail.mails[0]?.raw).toContain("Auto-Submitted: auto-generated");
    expect(mail.mails[0]?.text?.length).toBeLessThan(1200);
  });

  test("with the headers by which mail programs unsubscribe in one tap (RFC 8058)", async () => {
    const mail = await smtpServer();
    const site = await openNewsletter(mail, ["asha"]);
    await post(site, notice("Water supply"));
    await sendNewsletter(site, { now: due });
    const header = (name: string) =>
      mail.mails[0]?.headers.filter(({ key }) => key === name).map(({ value }) => value.replace(/\s+/g, " "));
    expect(header("list-unsubscribe")).toEqual([
      `<${ORIGIN}/newsletter/unsubscribe?token=token-of-asha>, <mailto:${MAIL_TO}?subject=Unsubscribe>`,
    ]);
    expect(header("list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
    expect(header("list-id")).toEqual(['"Our School" <newsletter.palash.example>']);
    expect(header("message-id")).toEqual(["<newsletter-1-1@school.example>"]);
  });

  test("sends later notices the next day, and nothing twice", async () => {
    const mail = await smtpServer();
    const site = await openNewsletter(mail, ["asha"]);
    await post(site, notice("First"), notice("Scheduled", { published_at: iso(due + hour) }));
    for (const now of [due, due + minute, due + 2 * hour, due + day - hour])
      await sendNewsletter(site, { now });
    expect(mail.mails.map(({ subject }) => subject)).toEqual(["Our School: First"]);
    await sendNewsletter(site, { now: due + day });
    await sendNewsletter(site, { now: due + 2 * day });
    expect(mail.mails.map(({ subject }) => subject)).toEqual(["Our School: First", "Our School: Scheduled"]);
  });

  test("a day without new notices has no mail, and what is posted later that day waits for the next", async () => {
    const mail = await smtpServer();
    const site = await openNewsletter(mail, ["asha"]);
    await sendNewsletter(site, { now: due });
    await post(site, notice("In the evening", { published_at: iso(due + hour) }));
    await sendNewsletter(site, { now: due + 2 * hour });
    expect(mail.mails).toEqual([]);
    await sendNewsletter(site, { now: due + day });
    expect(mail.mails).toHaveLength(1);
  });

  test("a mail skips unpublished notices and has the present text of changed ones", async () => {
    const away = await smtpServer();
    const site = await openNewsletter(away, ["asha"]);
    await post(site, notice("Stays"), notice("Mistake"));
    await away.stop();
    await sendNewsletter(site, { now: due });
    await site.db
      .updateTable("notices")
      .set({ ends_at: iso(due) })
      .where("title", "=", "Mistake")
      .execute();
    await site.db.updateTable("notices").set({ title: "Put right" }).where("title", "=", "Stays").execute();
    const back = await smtpServer();
    await sendNewsletter(withServer(site, back), { now: due + hour });
    expect(back.mails.map(({ subject }) => subject)).toEqual(["Our School: Put right"]);
    expect(back.mails[0]?.raw).not.toContain("Mistake");
  });

  test("no mail is sent if all its notices were unpublished", async () => {
    const away = await smtpServer();
    const site = await openNewsletter(away);
    await post(site, notice("Mistake"));
    await away.stop();
    await sendNewsletter(site, { now: due });
    await site.db
      .updateTable("notices")
      .set({ deleted_at: iso(due) })
      .execute();
    const back = await smtpServer();
    expect(await sendNewsletter(withServer(site, back), { now: due + hour })).toBe(0);
    expect([back.mails, await states(site)]).toEqual([[], ["nothing", "nothing", "nothing"]]);
  });

  test("ten in half a minute at most", async () => {
    const mail = await smtpServer();
    const names = Array.from({ length: 13 }, (_, index) => `person${index}`);
    const site = await openNewsletter(mail, names);
    await post(site, notice("Water supply"));
    expect(await sendNewsletter(site, { now: due })).toBe(10);
    expect(await sendNewsletter(site, { now: due + minute })).toBe(3);
    expect(got(mail)).toEqual(names);
  });
});

test("does not mail samples until staff have changed them", async () => {
  const mail = await smtpServer();
  const site = await openNewsletter(mail, ["asha"]);
  await post(site, notice("A sample"), notice("Another sample"), notice("Our own"));
  await markAsStarter(site.db, "notices", [1, 2]);
  await takeAsOwn(site.db, "notices", [2]);
  await sendNewsletter(site, { now: due });
  expect(mail.mails.map(({ subject }) => subject)).toEqual(["Our School: 2 new notices"]);
  expect(mail.mails[0]?.text).not.toContain("A sample");
});

describe("nothing is sent", () => {
  test.each([
    ["where it is switched off", { ORIGIN }, "off"],
    ["where the public address is not set", {}, ""],
  ])("%s", async (_name, env, value) => {
    const mail = await smtpServer();
    const site = await openSite({ SMTP_URL: mail.url, MAIL_TO, ...env });
    await site.db.insertInto("settings").values({ name: "newsletter_mail", value }).execute();
    await site.db.insertInto("subscribers").values(subscriber("asha")).execute();
    await post(site, notice("Water supply"));
    expect(await sendNewsletter(site, { now: due })).toBe(0);
    expect([mail.mails, await states(site)]).toEqual([[], []]);
  });

  test("no mail is sent while the server's clock can be wrong", async () => {
    const mail = await smtpServer();
    const site = await openNewsletter(mail);
    await post(site, notice("Water supply"));
    const at = iso(due);
    await site.db
      .insertInto("clock_spells")
      .values({ began_at: at, last_beat_at: at, doubt: "ahead", confirmed_at: "" })
      .execute();
    expect(await sendNewsletter(site, { now: due })).toBe(0);
    expect(mail.mails).toEqual([]);
  });

  test("no mail is sent to subscribers who have left after the issue was made", async () => {
    const away = await smtpServer();
    const site = await openNewsletter(away);
    await post(site, notice("Water supply"));
    await away.stop();
    await sendNewsletter(site, { now: due });
    const form = { "List-Unsubscribe": "One-Click" };
    await site.visitor().visit("/newsletter/unsubscribe?token=token-of-bimal", { form });
    const back = await smtpServer();
    await sendNewsletter(withServer(site, back), { now: due + hour });
    expect(got(back)).toEqual(["asha", "chitra"]);
  });
});

describe("failures", () => {
  test("an unavailable mail server is tried again after an hour, and the dashboard says so", async () => {
    const away = await smtpServer();
    const site = await openNewsletter(away);
    await post(site, notice("Water supply"));
    await away.stop();
    expect(await sendNewsletter(site, { now: due })).toBe(0);
    const problems = async () => (await listProblems(site.db, 9)).map(({ words }) => words);
    expect(await problems()).toEqual([
      expect.stringMatching(/^The newsletter could not be sent\. The mail server cannot be reached/),
    ]);
    expect(await states(site)).toEqual(["waiting", "waiting", "waiting"]);
    const back = await smtpServer();
    const again = withServer(site, back);
    expect(await sendNewsletter(again, { now: due + 30 * minute })).toBe(0);
    expect(await sendNewsletter(again, { now: due + hour })).toBe(3);
    expect([got(back), await problems()]).toEqual([["asha", "bimal", "chitra"], []]);
  });

  test("a mail server that hangs up before it gets a mail makes nothing uncertain", async () => {
    const busy = await mailServer({ EHLO: "hangUp", HELO: "hangUp" });
    const site = await openNewsletter(busy);
    await post(site, notice("Water supply"));
    expect(await sendNewsletter(site, { now: due })).toBe(0);
    expect(await states(site)).toEqual(["waiting", "waiting", "waiting"]);
  });

  test("an address without a mailbox is marked and gets no more mails", async () => {
    const mail = await smtpServer({
      refuseRecipient: (address) => (address.startsWith("bimal") ? "550 5.1.1 no such mailbox" : undefined),
    });
    const site = await openNewsletter(mail);
    await post(site, notice("Water supply"));
    expect(await sendNewsletter(site, { now: due })).toBe(2);
    expect([got(mail), await states(site)]).toEqual([
      ["asha", "chitra"],
      ["sent", "refused", "sent"],
    ]);
    await post(site, notice("Next", { published_at: iso(due + hour) }));
    await sendNewsletter(site, { now: due + day });
    expect(await states(site)).toHaveLength(5);
    expect(site.logged.join("")).not.toMatch(/bimal|example\.com/);
  });

  test.each(["450 4.2.1 try later", "550 5.7.1 we do not like you", "554 no"])(
    "%s says nothing of the mailbox: the next day, three days in all",
    async (answer) => {
      const mail = await smtpServer({
        refuseRecipient: (address) => (address.startsWith("asha") ? answer : undefined),
      });
      const site = await openNewsletter(mail);
      await post(site, notice("Water supply"));
      await sendNewsletter(site, { now: due });
      await sendNewsletter(site, { now: due + 2 * hour });
      expect([got(mail), await states(site)]).toEqual([
        ["bimal", "chitra"],
        ["waiting", "sent", "sent"],
      ]);
      await sendNewsletter(site, { now: due + day });
      await sendNewsletter(site, { now: due + 2 * day });
      expect(await states(site)).toEqual(["failed", "sent", "sent"]);
      const marked = site.db.selectFrom("subscribers").select("id").where("bounced_at", "is not", null);
      expect(await marked.execute()).toEqual([]);
    },
  );

  test("a mail that is broken off may have arrived: it is not sent again, and the others go on", async () => {
    const breaking = await smtpServer({ onMail: ({ recipient }) => !recipient.startsWith("bimal") });
    const site = await openNewsletter(breaking);
    await post(site, notice("Water supply"));
    expect(await sendNewsletter(site, { now: due })).toBe(1);
    expect(got(breaking)).toEqual(["asha", "bimal"]);
    expect(await states(site)).toEqual(["sent", "unsure", "waiting"]);
    const mail = await smtpServer();
    for (const now of [due + hour, due + day]) await sendNewsletter(withServer(site, mail), { now });
    expect(got(mail)).toEqual(["chitra"]);
  });

  test("two processes send each mail once", async () => {
    const mail = await smtpServer();
    const site = await openNewsletter(mail);
    await post(site, notice("Water supply"));
    const sent = await Promise.all([sendNewsletter(site, { now: due }), sendNewsletter(site, { now: due })]);
    expect([sent[0] + sent[1], got(mail).sort()]).toEqual([3, ["asha", "bimal", "chitra"]]);
  });

  test("a process that is stopped begins no further mail, and the next one goes on", async () => {
    const stop = new AbortController();
    const mail = await smtpServer({ onMail: () => void stop.abort() });
    const site = await openNewsletter(mail);
    await post(site, notice("Water supply"));
    expect(await sendNewsletter(site, { now: due, signal: stop.signal })).toBe(1);
    expect(await sendNewsletter(site, { now: due + minute })).toBe(2);
    expect(got(mail)).toEqual(["asha", "bimal", "chitra"]);
  });
});

test("old mails are given up, and after 30 days it is forgotten to whom an issue went", async () => {
  const away = await smtpServer();
  const site = await openNewsletter(away);
  await post(site, notice("Water supply"));
  await away.stop();
  await sendNewsletter(site, { now: due });
  await purgeNewsletter(site.db, due + 2 * day);
  expect(await states(site)).toEqual(["waiting", "waiting", "waiting"]);
  await purgeNewsletter(site.db, due + 4 * day);
  expect(await states(site)).toEqual(["failed", "failed", "failed"]);
  await purgeNewsletter(site.db, due + 31 * day);
  expect(await states(site)).toEqual([]);
  expect(await site.db.selectFrom("newsletter_issues").select("recipients").execute()).toEqual([
    { recipients: 3 },
  ]);
});
