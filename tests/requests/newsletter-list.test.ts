import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { purgeNewsletter } from "~/channels/newsletter/purge.server";
import { sendNewsletter } from "~/channels/newsletter/send.server";
import { sendDueMails } from "~/content/messages/outbox.server";
import { readPage } from "../support/page";
import { openSite, textOf } from "../support/site";
import { smtpServer } from "../support/smtp-server";

type Site = Awaited<ReturnType<typeof openSite>>;

const day = 24 * 3_600_000;
const MAIL_TO = "office@school.example";
const ORIGIN = "http://school.test";
const env = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO, ORIGIN };

const subscribe = (site: Site, email: string, address?: string) =>
  site.visitor(address).visit("/newsletter", { form: { email } });
const rows = (site: Site) => site.db.selectFrom("subscribers").selectAll().orderBy("id").execute();
const questions = (site: Site) =>
  site.db.selectFrom("alert_mails").selectAll().where("recipient", "<>", "").orderBy("id").execute();
const linkIn = (text = "") => /http:\/\/school\.test(\/newsletter\/confirm\S+)/.exec(text)?.[1] ?? "no link";
const mainOf = (html: string) => readPage(html).text;

describe("an address", () => {
  test("an address is confirmed by the button on the linked page, not by opening the link", async () => {
    const mail = await smtpServer();
    const site = await openSite({ ...env, SMTP_URL: mail.url });
    const person = site.visitor();
    expect((await person.visit("/newsletter", { form: { email: "Rina@Example.com" } })).status).toBe(303);
    const words = textOf(await person.get("/newsletter"));
    expect(words).toContain("Thank you. Your address is on the list for school news.");
    expect(words).toContain("please open the link in the mail that we send you");
    expect(await sendDueMails(site)).toBe(1);
    expect(mail.mails[0]).toMatchObject({
      recipient: "rina@example.com",
      subject: "Our School: please confirm your address",
    });
    const link = linkIn(mail.mails[0]?.text);
    const page = await site.visitor().visit(link);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const html = await page.text();
    expect(html).toContain('name="robots" content="noindex"');
    expect(textOf(html)).toContain("Do you want our news by e-mail, at r…@example.com?");
    expect(await rows(site)).toMatchObject([{ confirmed_at: null, asked_at: expect.any(String) }]);
    for (let count = 0; count < 2; count += 1) {
      const answer = await site.visitor().visit(link, { form: {} });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/newsletter"]);
    }
    expect(await rows(site)).toMatchObject([{ confirmed_at: expect.any(String) }]);
  });

  test.each([
    ["none", () => ""],
    ["made up", () => "1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"],
    ["of another address", (good: string) => good.replace(/^1\./, "2.")],
    ["cut", (good: string) => good.slice(0, -1)],
    ["with more", (good: string) => `${good}x`],
  ])("an address is not confirmed by a token that is %s", async (_name, forge) => {
    const site = await openSite(env);
    await subscribe(site, "rina@example.com");
    await subscribe(site, "other@example.com");
    const good = linkIn((await questions(site))[0]?.text).split("token=")[1] ?? "";
    const path = `/newsletter/confirm?token=${forge(good)}`;
    expect(textOf(await site.visitor().get(path))).toContain("This link does not work any more.");
    const answer = await site.visitor().visit(path, { form: {} });
    expect([answer.status, textOf(await answer.text()).includes("we send you a new link")]).toEqual([
      200,
      true,
    ]);
    expect((await rows(site)).map(({ confirmed_at }) => confirmed_at)).toEqual([null, null]);
  });

  test("gets the newsletter in the language of the confirmation", async () => {
    const site = await openSite(env);
    await site.visitor().visit("/or/newsletter", { form: { email: "rina@example.com" } });
    await site.visitor().visit("/hi/newsletter", { form: { email: "rina@example.com" } });
    const asked = await questions(site);
    expect(asked).toHaveLength(2);
    expect(await rows(site)).toMatchObject([{ language: "or" }]);
    const [, link = ""] =
      /http:\/\/school\.test(\/hi\/newsletter\/confirm\S+)/.exec(asked[1]?.text ?? "") ?? [];
    expect((await site.visitor().visit(link, { form: {} })).status).toBe(303);
    expect(await rows(site)).toMatchObject([{ language: "hi", confirmed_at: expect.any(String) }]);
  });

  test("a confirmed address gets no second mail, and the page answers the same", async () => {
    const site = await openSite(env);
    const answers: unknown[] = [];
    for (let count = 0; count < 2; count += 1) {
      const person = site.visitor();
      const { status, headers } = await person.visit("/newsletter", { form: { email: "rina@example.com" } });
      answers.push([status, headers.get("Location"), mainOf(await person.get("/newsletter"))]);
      await site.db.updateTable("subscribers").set({ confirmed_at: new Date().toISOString() }).execute();
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(await questions(site)).toHaveLength(1);
  });

  test("asks for confirmation again after a bounce", async () => {
    const site = await openSite(env);
    await subscribe(site, "rina@example.com");
    const at = new Date().toISOString();
    await site.db.updateTable("subscribers").set({ confirmed_at: at, bounced_at: at }).execute();
    await subscribe(site, "rina@example.com");
    const link = linkIn((await questions(site)).at(-1)?.text);
    await site.visitor().visit(link, { form: {} });
    expect(await rows(site)).toMatchObject([{ confirmed_at: at, bounced_at: null }]);
  });

  test("an address gets at most three confirmation mails, and a network sends at most twenty", async () => {
    const site = await openSite(env);
    for (let count = 0; count < 5; count += 1) {
      expect((await subscribe(site, "rina@example.com", `198.51.100.${count}`)).status).toBe(303);
    }
    expect(await questions(site)).toHaveLength(3);
    for (let count = 0; count < 25; count += 1) await subscribe(site, `person${count}@example.com`);
    expect(await questions(site)).toHaveLength(23);
    expect(await rows(site)).toHaveLength(26);
  });

  test("an address from before confirmations stays, and is asked only if it is entered again", async () => {
    const site = await openSite(env);
    const old = { email: "old@example.com", token: "t", created_at: "2026-01-01T00:00:00.000Z" };
    await site.db.insertInto("subscribers").values(old).execute();
    await subscribe(site, "old@example.com");
    await purgeNewsletter(site.db, Date.now() + 60 * day);
    expect(await rows(site)).toMatchObject([
      { email: "old@example.com", asked_at: null, confirmed_at: null },
    ]);
    await site.visitor().visit(linkIn((await questions(site))[0]?.text), { form: {} });
    expect(await rows(site)).toMatchObject([{ confirmed_at: expect.any(String) }]);
  });

  test("an unconfirmed address is erased after 30 days with its mail, and a confirmed one stays", async () => {
    const site = await openSite(env);
    await subscribe(site, "rina@example.com");
    await subscribe(site, "other@example.com");
    await site.visitor().visit(linkIn((await questions(site))[0]?.text), { form: {} });
    await purgeNewsletter(site.db, Date.now() + 29 * day);
    expect(await rows(site)).toHaveLength(2);
    await purgeNewsletter(site.db, Date.now() + 31 * day);
    expect((await rows(site)).map(({ email }) => email)).toEqual(["rina@example.com"]);
    expect((await questions(site)).map(({ recipient }) => recipient)).toEqual(["rina@example.com"]);
  });

  test.each([
    ["mail is not set up", {}, ""],
    ["the public address is not set", { SMTP_URL: env.SMTP_URL, MAIL_TO }, ""],
    ["it is switched off", env, "off"],
  ])("addresses are stored without confirmation if %s", async (_name, variables, value) => {
    const site = await openSite(variables);
    await site.db.insertInto("settings").values({ name: "newsletter_mail", value }).execute();
    const person = site.visitor();
    await person.visit("/newsletter", { form: { email: "rina@example.com" } });
    const page = textOf(await person.get("/newsletter"));
    expect(page).toContain("Your address is on the list for school news.");
    expect(page).not.toContain("confirm");
    expect(await questions(site)).toEqual([]);
    expect(await rows(site)).toMatchObject([{ asked_at: null, confirmed_at: null }]);
    const list = textOf(await (await site.staff()).get("/dashboard/subscribers"));
    expect(list).toMatch(/The site (itself sends no|cannot send them) mail/);
  });
});

describe("unsubscribing", () => {
  const open = async () => {
    const site = await openSite(env);
    await subscribe(site, "rina@example.com");
    const [row] = await rows(site);
    return { site, path: `/newsletter/unsubscribe?token=${row?.token}` };
  };

  test.each([
    ["application/x-www-form-urlencoded", () => new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
    [
      "multipart/form-data",
      () => {
        const form = new FormData();
        form.set("List-Unsubscribe", "One-Click");
        return form;
      },
    ],
  ])(
    "a mail program posts once, from anywhere, and follows no redirect (RFC 8058, %s)",
    async (_type, body) => {
      const { site, path } = await open();
      const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://mail.example" };
      for (let count = 0; count < 2; count += 1) {
        const answer = await site.visitor().visit(path, { body: body(), headers });
        expect(answer.status).toBe(200);
        expect(textOf(await answer.text())).toContain("This address is not on the list any more.");
      }
      expect(await rows(site)).toEqual([]);
      expect(await questions(site)).toEqual([]);
    },
  );

  test("opening the unsubscribe link does not unsubscribe", async () => {
    const { site, path } = await open();
    for (const method of ["GET", "HEAD"]) await site.visitor().visit(path, { method });
    expect(await rows(site)).toHaveLength(1);
  });

  test("unsubscribing needs a token, and other websites cannot confirm an address", async () => {
    const { site } = await open();
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await site.visitor().visit("/newsletter/unsubscribe", { body })).status).toBe(200);
    expect(await rows(site)).toHaveLength(1);
    const link = linkIn((await questions(site))[0]?.text);
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
    expect((await site.visitor().visit(link, { form: {}, headers })).status).toBe(403);
    expect(await rows(site)).toMatchObject([{ confirmed_at: null }]);
  });
});

describe("staff", () => {
  const now = Date.now();
  const at = new Date(now - 60_000).toISOString();
  const notice = {
    details: "All classes.",
    date: "2026-03-14",
    category: "academic",
    priority: "low",
  } as const;

  async function siteWithIssue() {
    const mail = await smtpServer({
      refuseRecipient: (address) => (address.startsWith("bimal") ? "550 5.1.1 none" : undefined),
    });
    const site = await openSite({ ...env, SMTP_URL: mail.url });
    await site.db.insertInto("settings").values({ name: "newsletter_time", value: "00:00" }).execute();
    const row = (name: string, more = {}) => ({
      email: `${name}@example.com`,
      token: name,
      created_at: at,
      ...more,
    });
    await site.db
      .insertInto("subscribers")
      .values([
        row("asha", { confirmed_at: at }),
        row("bimal", { confirmed_at: at }),
        row("chitra", { asked_at: at, confirmed_at: null }),
        row("dora", { confirmed_at: null }),
      ])
      .execute();
    await site.db
      .insertInto("notices")
      .values({ ...notice, title: "Water supply", created_at: at, updated_at: at, published_at: at })
      .execute();
    await sendNewsletter(site, { now });
    return site;
  }

  test("see who is confirmed, waiting, from before or without a mailbox, and how the last mail went", async () => {
    const site = await siteWithIssue();
    const words = mainOf(await (await site.staff()).get("/dashboard/subscribers"));
    expect(words).toContain("1 confirmed · 1 not confirmed yet · 1 entered before · 1 without a mailbox");
    expect(words).toMatch(
      /The last one: .*, 1 notice to 2 addresses: 1 sent · 1 refused: there is no such mailbox/,
    );
    for (const [name, standing] of [
      ["asha", "Confirmed"],
      ["bimal", "No such mailbox"],
      ["chitra", "Not confirmed yet"],
      ["dora", "Entered before"],
    ]) {
      expect(words).toMatch(new RegExp(`${name}@example\\.com .{1,30} ${standing}`));
    }
  });

  test("see mails with unknown delivery", async () => {
    const site = await siteWithIssue();
    const claimed_at = new Date(now - 11 * 60_000).toISOString();
    await site.db
      .updateTable("newsletter_sends")
      .set({ state: "sending", claimed_at })
      .where("state", "=", "sent")
      .execute();
    const words = mainOf(await (await site.staff()).get("/dashboard/subscribers"));
    expect(words).toContain("1 uncertain");
    expect(words).toContain("It may have arrived, so it is not sent again.");
  });

  test("staff preview the next mail with scheduled notices, without a change", async () => {
    const site = await siteWithIssue();
    const clerk = await site.staff();
    const path = "/dashboard/subscribers/next-issue";
    expect(mainOf(await clerk.get(path))).toContain("There are no new notices.");
    const soon = { created_at: at, updated_at: at };
    const later = new Date(now + 40 * day).toISOString();
    const inAMoment = new Date(now + 1).toISOString();
    await site.db
      .insertInto("notices")
      .values([
        { ...notice, ...soon, title: "Scheduled", published_at: inAMoment },
        { ...notice, ...soon, title: "Next month", published_at: later },
        { ...notice, ...soon, title: "Draft", published_at: null },
      ])
      .execute();
    const words = mainOf(await clerk.get(path));
    expect(words).toContain("Our School: Scheduled");
    expect(words).toContain("to 1 confirmed address");
    expect(words).not.toMatch(/Water supply|Next month|Draft/);
    expect((await (await site.editor()).visit(path)).status).toBe(403);
  });

  test("choose when it is sent, or that nothing is", async () => {
    const site = await openSite(env);
    const clerk = await site.staff();
    const path = "/dashboard/settings/server";
    const bad = await clerk.submit(path, { newsletter_mail: "", newsletter_time: "25:00" });
    expect([bad.status, textOf(await bad.text()).includes("Enter a time such as")]).toEqual([422, true]);
    const saved = await clerk.submit(path, { newsletter_mail: "off", newsletter_time: "07:30" });
    expect(saved.status).toBe(303);
    expect(mainOf(await clerk.get("/dashboard/settings"))).toContain("Send nothing");
    expect(mainOf(await clerk.get("/dashboard/subscribers"))).toContain("that is switched off");
    expect(mainOf(await clerk.get("/dashboard/settings/mail"))).toContain("that is switched off");
  });

  test("the export of a person has their mails, and erasing the address leaves only numbers", async () => {
    const site = await siteWithIssue();
    const clerk = await site.staff();
    const zip = await clerk.visit("/dashboard/person/person.zip?q=asha&item=subscriber:1");
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const data = JSON.parse(Buffer.from(files["data.json"] ?? []).toString());
    expect(data.records[0]).toMatchObject({
      email: "asha@example.com",
      confirmed_at: at,
      newsletters: [{ state: "sent", day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    });
    expect(data.records[0].token).toBeUndefined();
    await clerk.submit("/dashboard/person/erase?q=asha&item=subscriber:1", {});
    const sends = await site.db.selectFrom("newsletter_sends").select(["subscriber_id", "state"]).execute();
    expect(sends).toEqual([
      { subscriber_id: null, state: "sent" },
      { subscriber_id: 2, state: "refused" },
    ]);
  });
});

test("the form and the privacy page say that the address is confirmed first", async () => {
  const site = await openSite(env);
  expect(textOf(await site.visitor().get("/newsletter"))).toContain("We ask you by e-mail to confirm it");
  expect(textOf(await site.visitor().get("/privacy"))).toContain(
    "An unconfirmed address is erased after 30 days",
  );
});
