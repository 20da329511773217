import { describe, expect, test } from "vitest";
import { sendDueMails } from "~/content/messages/outbox.server";
import { issueToken, visitor } from "~/forms/one-time.server";
import { getNetwork } from "~/limits/network";
import { mailServer } from "../support/mail-server";
import { readPage } from "../support/page";
import { openSite, textOf, tokenOf } from "../support/site";
import { writeTexts } from "../support/texts";

type Site = Awaited<ReturnType<typeof openSite>>;

const message = {
  first_name: "Rina",
  last_name: "Mahato",
  phone: "",
  email: "rina@example.com",
  message: "When is PTM?",
};

const minute = 60_000;
const stored = (site: Site) => site.db.selectFrom("messages").selectAll().execute();

/** Contact form opened `age` milliseconds ago. */
async function filledIn(site: Site, change: Partial<typeof message> = {}, age = minute) {
  return {
    form: { ...message, ...change, form_token: issueToken(site.db, visitor, Date.now() - age) },
  };
}

describe("contact", () => {
  test("twenty identical posts at once are one stored message, answered with 'Message Sent'", async () => {
    const site = await openSite();
    const person = site.visitor();
    const post = await filledIn(site);
    const posts = await Promise.all(Array.from({ length: 20 }, () => person.visit("/contact", post)));
    for (const response of posts)
      expect([response.status, response.headers.get("Location")]).toEqual([303, "/contact"]);
    expect(textOf(await person.get("/contact"))).toContain("Message Sent");
    expect(textOf(await person.get("/contact"))).not.toContain("Message Sent");
    const rows = await stored(site);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject(message);
    expect(person.cookies.has("session")).toBe(false);
    expect(await site.db.selectFrom("outgoing_mails").selectAll().execute()).toEqual([]);
  });

  test("another word in the same form is another message", async () => {
    const site = await openSite();
    const post = await filledIn(site);
    await site.visitor().visit("/contact", post);
    await site.visitor().visit("/contact", { form: { ...post.form, message: "And when are the holidays?" } });
    expect(await stored(site)).toHaveLength(2);
  });

  test("a phone number alone is a way to answer", async () => {
    const site = await openSite();
    const post = await filledIn(site, { first_name: "", last_name: "", email: "", phone: "98765 43210" });
    expect((await site.visitor().visit("/contact", post)).status).toBe(303);
    expect(await stored(site)).toHaveLength(1);
  });

  test.each([
    ["no message", { message: " " }, "Write your message"],
    ["no way to answer", { email: "" }, "Give us a phone number or an e-mail address"],
    ["a phone number that nobody answers", { email: "", phone: "abc 99" }, "This phone number is too short"],
    ["a wrong address", { email: "rina@" }, "Enter an e-mail address"],
    ["too long a message", { message: "x".repeat(5001) }, "at most 5000 characters"],
  ])("%s is reported with the typed text", async (_, change, words) => {
    const site = await openSite();
    const response = await site.visitor().visit("/contact", await filledIn(site, change));
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(textOf(html)).toContain("Failed to send messgae");
    expect(textOf(html)).toContain(words);
    expect(html).toContain('value="Rina"');
    expect(await stored(site)).toEqual([]);
  });

  test("reports a failing database and keeps typed values", async () => {
    const site = await openSite();
    await site.db.schema.dropTable("outgoing_mails").execute();
    await site.db.schema.dropTable("messages").execute();
    const response = await site.visitor().visit("/contact", await filledIn(site));
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(textOf(html)).toContain("Failed to send messgae");
    expect(readPage(html).field("message")).toBe("When is PTM?");
    expect(site.logged.join("")).not.toContain("rina@example.com");
  });

  test("the page is not kept by any cache, and shows the school's phone, e-mails and address", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const facts = {
      phone: "+91 1234 567890",
      email_office: "office@palash.example",
      email_admissions: "admissions@palash.example",
      email_principal: "principal@palash.example",
      address: "12 Lake Road",
    };
    for (const [name, value] of Object.entries(facts))
      await site.db.insertInto("settings").values({ name, value }).execute();
    const page = await clerk.visit("/contact");
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const html = await page.text();
    const words = readPage(html).text;
    expect(words).toContain("+91 1234 567890");
    expect(words).toContain("12 Lake Road");
    expect(html).toContain('href="tel:+911234567890"');
    for (const name of ["office", "admissions", "principal"])
      expect(html).toContain(`href="mailto:${name}@palash.example"`);
  });

  test("the contact page shows WhatsApp, office hours, CBSE's numbers and complaints", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const refused = await clerk.submit("/dashboard/settings/school", { whatsapp: "(06762) 224455" });
    expect(textOf(await refused.text())).toContain("Enter one mobile number");
    await clerk.submit("/dashboard/settings/school", { whatsapp: "098765 43210" });
    await clerk.submit("/dashboard/settings/school", {
      school_name: "Hill School",
      affiliation_number: "1530001",
      school_code: "15555",
    });
    await writeTexts(site.db, {
      office_hours: "School office | Monday to Friday | 8:00 am to 1 pm",
      complaints: "Write to the principal, or call 1098.",
    });
    const page = await site.visitor().open("/contact");
    const footer = (await site.visitor().open("/fees")).part("footer");
    for (const part of [page.main, footer]) {
      expect(part.has('a[href="https://wa.me/919876543210"]')).toBe(true);
      expect(part.text).toContain("Monday to Friday, 8:00 am to 1 pm");
      expect(part.text).toContain("CBSE affiliation number 1530001 · School code 15555");
    }
    expect(page.has('a[href="#complaints"]')).toBe(true);
    expect(page.text).toContain("Write to the principal, or call 1098.");
  });

  test("a visit request comes filled in", async () => {
    const site = await openSite();
    expect(await site.visitor().get("/contact?about=visit")).toContain("We would like to visit the school.");
    expect(await site.visitor().get("/contact?about=else")).not.toContain("We would like to visit");
  });

  test("another website's form is refused", async () => {
    const site = await openSite();
    const post = await filledIn(site);
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await site.visitor().visit("/contact", { ...post, headers })).status).toBe(403);
    expect(await stored(site)).toEqual([]);
  });
});

describe("against spam", () => {
  test("a message with the hidden field filled in is answered like any other, and dropped", async () => {
    const site = await openSite();
    const robot = site.visitor();
    const { form } = await filledIn(site);
    const trapped = await robot.visit("/contact", { form: { ...form, website: "http://spam.example" } });
    expect([trapped.status, trapped.headers.get("Location")]).toEqual([303, "/contact"]);
    expect(textOf(await robot.get("/contact"))).toContain("Message Sent");
    expect(await stored(site)).toEqual([]);
  });

  test.each(["/contact", "/newsletter", "/"])(
    "the hidden field of %s is out of reach for people in every browser",
    async (path) => {
      const html = await (await openSite()).visitor().get(path);
      const types = readPage(html).attributes('input[name="website"]', "type");
      // Text browsers show fields that CSS hides.
      expect(new Set(types)).toEqual(new Set(["hidden"]));
      expect(textOf(html)).not.toContain("Leave this empty");
    },
  );

  test("a form filled in by the browser and sent at once is taken, after a moment", async () => {
    const site = await openSite();
    const started = Date.now();
    const post = await filledIn(site, {}, 0);
    const answer = await site.visitor().visit("/contact", post);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/contact"]);
    // Bots wait this long for each message.
    expect(Date.now() - started).toBeGreaterThanOrEqual(1900);
    expect(await stored(site)).toHaveLength(1);
  });

  test("a form sent after more than a day is asked for once more, and then taken", async () => {
    const site = await openSite();
    const person = site.visitor();
    const post = await filledIn(site, {}, 8 * 24 * 60 * minute);
    const response = await person.visit("/contact", post);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(textOf(html)).toContain("Failed to send messgae");
    expect(textOf(html)).toContain("press Send message once more");
    expect(readPage(html).field("message")).toBe("When is PTM?");
    expect(tokenOf(html)).not.toBe(post.form.form_token);
    expect(await stored(site)).toEqual([]);
    expect((await person.visit("/contact", await filledIn(site))).status).toBe(303);
    expect(await stored(site)).toHaveLength(1);
  });

  test("a form without token is served, and all count for the address they come from", async () => {
    const site = await openSite();
    const { status } = await site.visitor("198.51.100.1").visit("/contact", { form: message });
    expect(status).toBe(303);
    for (let index = 1; index < 120; index += 1)
      await site.visitor("198.51.100.1").visit("/contact", { form: { ...message, message: `No. ${index}` } });
    expect(await stored(site)).toHaveLength(120);
    const response = await site.visitor("198.51.100.1").visit("/contact", await filledIn(site));
    expect(response.status).toBe(429);
    const html = await response.text();
    expect(textOf(html)).toContain("Very many messages came from your network lately.");
    expect(readPage(html).field("message")).toBe("When is PTM?");
    const call = await site.visitor("198.51.100.1").visit("/gdapi/receive_mail.php", { form: message });
    expect([call.status, (await call.json()).success]).toEqual([429, false]);
    expect((await site.visitor("198.51.100.2").visit("/contact", await filledIn(site))).status).toBe(303);
  });

  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::9", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["", ""],
  ])("%s counts as %s", (address, network) => expect(getNetwork(address)).toBe(network));
});

describe("mail", () => {
  const MAIL_TO = "office@school.example";
  const mailOf = (site: Site) =>
    site.db.selectFrom("outgoing_mails").selectAll().orderBy("id").executeTakeFirstOrThrow();
  const withServer = (site: Site, url: string) => ({
    ...site,
    config: { ...site.config, smtp: { url, to: MAIL_TO } },
  });

  test("a message is mailed when the mail server is back", async () => {
    const site = await openSite({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO });
    await site.visitor().visit("/contact", await filledIn(site));
    expect(await sendDueMails(site)).toBe(0);
    const waiting = await mailOf(site);
    expect(waiting).toMatchObject({ attempts: 1, sent_at: null, last_error: "ESOCKET" });
    expect(await sendDueMails(site)).toBe(0);
    expect(await mailOf(site)).toEqual(waiting);
    expect(site.logged.join("")).not.toMatch(/rina|mahato|ptm/i);

    const mail = await mailServer();
    const later = Date.now() + 2 * minute;
    expect(await sendDueMails(withServer(site, mail.url), later)).toBe(1);
    expect(await sendDueMails(withServer(site, mail.url), later + 10 * minute)).toBe(0);
    expect(await mailOf(site)).toMatchObject({ sent_at: expect.any(String), last_error: "" });
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]).toContain("When is PTM?");
    expect(mail.mails[0]).toContain("To: office@school.example");
    expect(mail.mails[0]).toContain("From: office@school.example");
    expect(mail.mails[0]).toContain("Reply-To: Rina Mahato <rina@example.com>");
    expect(mail.mails[0]).toContain("Subject: Message from Rina Mahato");
    expect(mail.mails[0]).toContain("Auto-Submitted: auto-generated");
  });

  test("waits longer after each failure, for three days, and then says so", async () => {
    const site = await openSite({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO });
    await site.visitor().visit("/contact", await filledIn(site));
    const waits: number[] = [];
    let now = Date.now();
    for (let attempt = 1; attempt <= 16; attempt += 1) {
      await sendDueMails(site, now);
      const { attempts, next_attempt_at } = await mailOf(site);
      expect(attempts).toBe(attempt);
      waits.push((Date.parse(next_attempt_at) - now) / minute);
      now = Date.parse(next_attempt_at);
    }
    expect(waits.slice(0, 6)).toEqual([1, 5, 30, 120, 360, 360]);
    const days = waits.slice(0, -1).reduce((sum, wait) => sum + wait, 0) / (24 * 60);
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(3.5);
    await sendDueMails(site, now);
    expect((await mailOf(site)).attempts).toBe(16);
    expect(site.logged.join("")).toContain("a mail was given up");
    expect(await stored(site)).toHaveLength(1);
  });

  test("a message and its mail are stored together or not at all", async () => {
    const site = await openSite({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO });
    await site.db.schema.dropTable("outgoing_mails").execute();
    expect((await site.visitor().visit("/contact", await filledIn(site))).status).toBe(500);
    expect(await stored(site)).toEqual([]);
  });

  test("a process that dies while sending leaves the mail for the next one", async () => {
    const mail = await mailServer({ ".": "hangUp" });
    const site = await openSite({ SMTP_URL: mail.url, MAIL_TO });
    await site.visitor().visit("/contact", await filledIn(site));
    // Another process sees a mail being sent as taken, and due again soon.
    const sending = sendDueMails(site);
    await expect.poll(mail.calls).toBe(1);
    const taken = await mailOf(site);
    expect(taken).toMatchObject({ attempts: 1, sent_at: null });
    expect(Date.parse(taken.next_attempt_at)).toBeGreaterThan(Date.now());
    expect(await sendDueMails(site)).toBe(0);
    expect(await sending).toBe(0);
    const healthy = await mailServer();
    expect(await sendDueMails(withServer(site, healthy.url), Date.now() + 2 * minute)).toBe(1);
  });

  test("a mail server on another machine that does not encrypt gets nothing", async () => {
    const plain = await mailServer({ STARTTLS: "502 not known here" }, "127.0.0.2");
    const site = await openSite({ SMTP_URL: plain.url, MAIL_TO });
    await site.visitor().visit("/contact", await filledIn(site));
    expect(await sendDueMails(site)).toBe(0);
    expect([plain.calls(), plain.mails]).toEqual([1, []]);
    expect(await mailOf(site)).toMatchObject({ sent_at: null, last_error: "ETLS" });
  });

  test("two processes send each mail once", async () => {
    const mail = await mailServer();
    const site = await openSite({ SMTP_URL: mail.url, MAIL_TO });
    for (const text of ["One", "Two", "Three"])
      await site.visitor().visit("/contact", await filledIn(site, { message: text }));
    const sent = await Promise.all([sendDueMails(site), sendDueMails(site)]);
    expect(sent[0] + sent[1]).toBe(3);
    expect(mail.mails).toHaveLength(3);
  });

  test("a dead mail server is contacted once in a round, and a refused mail does not delay others", async () => {
    const busy = await mailServer({ EHLO: "hangUp", HELO: "hangUp" });
    const site = await openSite({ SMTP_URL: busy.url, MAIL_TO });
    for (const text of ["One", "Two", "Three"])
      await site.visitor().visit("/contact", await filledIn(site, { message: text }));
    expect(await sendDueMails(site)).toBe(0);
    expect(busy.calls()).toBe(1);
    const choosy = await mailServer({ RCPT: "550 no such mailbox" });
    expect(await sendDueMails(withServer(site, choosy.url), Date.now() + 2 * minute)).toBe(0);
    expect(choosy.calls()).toBe(3);
    expect(await mailOf(site)).toMatchObject({ attempts: 2, last_error: "EENVELOPE" });
  });

  test.each([
    ["first_name", "Rina\r\nBcc: all@example.com"],
    ["last_name", "x\nSubject: You won"],
    ["phone", "1\r\n\r\n.\r\nMAIL FROM:<x@example.com>"],
  ])("%s cannot add headers or commands", async (name, value) => {
    const mail = await mailServer();
    const site = await openSite({ SMTP_URL: mail.url, MAIL_TO });
    await site.visitor().visit("/contact", await filledIn(site, { [name]: value }));
    expect(await sendDueMails(site)).toBe(1);
    expect(mail.mails).toHaveLength(1);
    const [headers = ""] = (mail.mails[0] ?? "").split("\n\n");
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers.match(/^Subject:/gim)).toHaveLength(1);
  });

  test("an address with a line break is refused before it becomes one", async () => {
    const site = await openSite({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO });
    const post = await filledIn(site, { email: "rina@example.com\r\nBcc: all@example.com" });
    expect((await site.visitor().visit("/contact", post)).status).toBe(422);
  });

  test("sends mails without name or address", async () => {
    const mail = await mailServer();
    const site = await openSite({ SMTP_URL: mail.url, MAIL_TO });
    const post = await filledIn(site, { first_name: "", last_name: "", email: "", phone: "98765 43210" });
    await site.visitor().visit("/contact", post);
    expect(await sendDueMails(site)).toBe(1);
    expect(mail.mails[0]).toContain("Subject: Message from the website");
    expect(mail.mails[0]).toContain("98765 43210");
    expect(mail.mails[0]).not.toContain("Reply-To");
  });
});

describe("newsletter", () => {
  test("the unsubscribe page changes nothing until its button is pressed", async () => {
    const site = await openSite();
    const person = site.visitor();
    await person.visit("/newsletter", { form: { email: "Rina@Example.com" } });
    const row = await site.db.selectFrom("subscribers").selectAll().executeTakeFirstOrThrow();
    const path = `/newsletter/unsubscribe?token=${row.token}`;
    const page = await person.visit(path);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const html = await page.text();
    expect(textOf(html)).toContain("Remove r…@example.com from the newsletter?");
    // Links can be logged, so they must not contain the address.
    expect(html).not.toContain("rina");
    expect(await site.db.selectFrom("subscribers").selectAll().execute()).toHaveLength(1);

    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await person.visit(path, { form: {}, headers })).status).toBe(403);
    expect(await site.db.selectFrom("subscribers").selectAll().execute()).toHaveLength(1);

    const answer = await person.visit(path, { form: {} });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/newsletter"]);
    expect(textOf(await person.get("/newsletter"))).toContain("Your address has been removed from the list.");
    expect(await site.db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
    expect((await person.visit(path, { form: {} })).status).toBe(303);
    expect(textOf(await person.get(path))).toContain("This address is not on the list any more.");
  });

  test("a bot is thanked without storing its message, and too many messages of a connection are refused", async () => {
    const site = await openSite();
    const machine = site.visitor("198.51.100.7");
    const form = { email: "machine@example.com" };
    expect((await machine.visit("/newsletter", { form: { ...form, website: "x" } })).status).toBe(303);
    expect(await site.db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
    const statuses = new Set<number>();
    for (let index = 0; index < 60; index += 1) {
      const answer = await machine.visit("/newsletter", { form: { email: `person${index}@example.com` } });
      statuses.add(answer.status);
      if (answer.status !== 303) expect(await answer.text()).toContain(`person${index}@example.com`);
    }
    expect([...statuses]).toEqual([303, 429]);
    const elsewhere = await site.visitor("198.51.100.8").visit("/newsletter", { form });
    expect(elsewhere.status).toBe(303);
  });

  test.each([
    ["", "This link is not complete."],
    ["?token=", "This link is not complete."],
    ["?token=none", "This address is not on the list any more."],
    ["?token=%00", "This address is not on the list any more."],
  ])("'%s' belongs to nobody: %s", async (query, words) => {
    const html = await (await openSite()).visitor().get(`/newsletter/unsubscribe${query}`);
    expect(textOf(html)).toContain(words);
  });
});
