import { describe, expect, test } from "vitest";
import { createMessage } from "~/content/messages/message.server";
import { sendDueMails } from "~/content/messages/outbox.server";
import { saveSettings } from "~/settings/queries.server";
import { readTally } from "~db/tallies";
import { readActivity } from "../support/activity";
import { mailServer } from "../support/mail-server";
import { readPage } from "../support/page";
import { openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const list = "/dashboard/messages";
const rina = {
  first_name: "Rina",
  last_name: "Mahato",
  phone: "098765 43210",
  email: "rina@example.com",
  message: "When is PTM?",
};

async function siteWith(...messages: Partial<typeof rina>[]) {
  const site = await openSite();
  for (const message of messages) {
    await createMessage(site.db, { ...rina, ...message }, { form: "contact", mail: false });
  }
  return { site, clerk: await site.staff() };
}

const hrefs = (html: string) =>
  [...html.matchAll(/href="((?:tel|mailto|https:\/\/wa)[^"]*)"/g)].map(([, href]) =>
    decodeURIComponent((href ?? "").replaceAll("&amp;", "&")),
  );
const mainOf = (html: string) => readPage(html).text;
const stored = (site: Site) => site.db.selectFrom("messages").selectAll().executeTakeFirstOrThrow();
const logged = async (site: Site) =>
  (await readActivity(site.db, ["action", "subject", "changes"]))
    .filter(({ action }) => /answered|again/.test(action))
    .map(({ action, subject, changes }) => ({ action, subject, changes: changes && JSON.parse(changes) }));
const follow = async (person: Person, answer: Response) => person.get(answer.headers.get("Location") ?? "/");

describe("answering", () => {
  test("call, WhatsApp and e-mail open with the right number and a greeting, on the list and on the page", async () => {
    const { site, clerk } = await siteWith({});
    await saveSettings(site.db, { school_name: "Hill & Vale School" });
    for (const path of [list, `${list}/1`]) {
      const [call, whatsapp, mail] = hrefs(await clerk.get(path));
      expect(call).toBe("tel:09876543210");
      expect(whatsapp).toMatch(
        /^https:\/\/wa\.me\/919876543210\?text=Hello Rina Mahato,\n\nThank you for your message of .*\n\nHill & Vale School$/,
      );
      expect(mail).toMatch(
        /^mailto:rina@example\.com\?subject=Your message to Hill & Vale School&body=Hello Rina Mahato,\r\n/,
      );
    }
  });

  test.each([
    ["ପିଟିଏମ୍ କେବେ?", "", "ନମସ୍କାର Rina Mahato,"],
    ["9876543210?", "hi", "नमस्ते Rina Mahato,"],
    ["When is PTM?", "", "Hello Rina Mahato,"],
  ])("suggests a reply to “%s” in the sender's language", async (message, language, greeting) => {
    const { site, clerk } = await siteWith({ message });
    await site.db.updateTable("messages").set({ language }).execute();
    for (const path of [list, `${list}/1`]) expect(hrefs(await clerk.get(path))[1]).toContain(greeting);
  });

  test("the page of a message has its whole text, and a deleted message answers 404", async () => {
    const message = `${"A long story. ".repeat(300)}The end.`;
    const { clerk } = await siteWith({ message });
    expect(textOf(await clerk.get(`${list}/1`))).toContain("The end.");
    expect((await clerk.visit(`${list}/2`)).status).toBe(404);
    expect((await clerk.visit(`${list}/x`)).status).toBe(404);
  });

  test("a text of the school's own takes the place of the usual one, without script", async () => {
    const { clerk } = await siteWith({});
    const adding = await clerk.open("/dashboard/reply-texts/add");
    expect([adding.status, adding.link("Cancel")]).toEqual([200, "/dashboard/reply-texts"]);
    expect(adding.text).toContain("Without greeting and without the school's name");
    const typed = { name: "Fees", text: "The fees are on the notice of April." };
    const added = await adding.form("Save").fill(typed).send();
    expect(added.headers.get("Location")).toBe("/dashboard/reply-texts");
    expect(await follow(clerk, added)).toContain("Text saved");
    const page = await clerk.get(`${list}/1?text=1`);
    expect(readPage(page).part('option[value="1"][selected]').text).toBe("Fees");
    expect(hrefs(page)[1]).toMatch(/text=Hello Rina Mahato,\n\nThe fees are on the notice of April\.\n\n/);
    expect(hrefs(await clerk.get(`${list}/1?text=99`))[1]).toContain("Thank you for your message");
    const empty = await clerk.submit("/dashboard/reply-texts/1", { name: "Fees", text: " " });
    expect([empty.status, textOf(await empty.text()).includes("Write the text")]).toEqual([422, true]);
    await clerk.submit("/dashboard/reply-texts/1/delete", {});
    expect(textOf(await clerk.get("/dashboard/reply-texts"))).toContain("No texts yet.");
  });

  test("one tap marks a message as answered with name and time, and it can be opened again", async () => {
    const { site, clerk } = await siteWith({});
    const colleague = await site.staff("colleague");
    const answer = await clerk.visit(`${list}?status=unanswered`, { form: { id: "1", intent: "answered" } });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${list}?status=unanswered`]);
    expect(mainOf(await follow(clerk, answer))).toContain("Marked as answered");
    const row = await stored(site);
    expect(row).toMatchObject({
      answered_by: "clerk",
      answered_at: expect.any(String),
      read_at: row.answered_at,
    });
    expect(mainOf(await clerk.get(list))).toMatch(/Answered by clerk on \w{3} \d+, \d{4}/);
    const late = await colleague.visit(list, { form: { id: "1", intent: "answered" } });
    expect(mainOf(await follow(colleague, late))).toContain("Answered by clerk");
    expect(await stored(site)).toEqual(row);
    await clerk.visit(list, { form: { id: "1", intent: "reopen" } });
    expect(await stored(site)).toMatchObject({ answered_at: null, answered_by: "", read_at: row.read_at });
    expect(await logged(site)).toEqual([
      {
        action: "answered a message",
        subject: expect.stringMatching(/^sent on /),
        changes: [{ label: "Answered", from: "no", to: "by clerk" }],
      },
      {
        action: "opened a message again",
        subject: expect.stringMatching(/^sent on /),
        changes: [{ label: "Answered", from: expect.stringMatching(/^Answered by clerk on /), to: "no" }],
      },
    ]);
    expect(JSON.stringify(await logged(site))).not.toContain("Rina");
  });

  test("staff add and change a note of a message, and a note that is too long comes back", async () => {
    const { site, clerk } = await siteWith({});
    const answer = await clerk.submit(`${list}/1`, { intent: "answered", note: "Called, all clear" });
    expect(answer.headers.get("Location")).toBe(list);
    expect(mainOf(await clerk.get(list))).toMatch(/Answered by clerk on .*: Called, all clear/);
    await clerk.submit(`${list}/1`, { intent: "note", note: "Called twice" });
    expect(await stored(site)).toMatchObject({ answered_by: "clerk", answer_note: "Called twice" });
    const long = await clerk.submit(`${list}/1`, { intent: "note", note: "x".repeat(501) });
    expect(long.status).toBe(422);
    expect(await long.text()).toContain("x".repeat(501));
    expect(JSON.stringify(await site.db.selectFrom("activity").selectAll().execute())).not.toContain(
      "Called",
    );
  });

  test("a call counts as an answer, and the message says how to take it back", async () => {
    const { clerk } = await siteWith({});
    const called = await clerk.visit(list, { form: { id: "1", intent: "answered", call: "yes" } });
    expect(mainOf(await follow(clerk, called))).toContain("Nobody picked up? Press Undo.");
  });

  test("many messages are marked as answered at once, and earlier ones keep their names", async () => {
    const { site, clerk } = await siteWith({}, {}, {});
    await (await site.staff("colleague")).visit(list, { form: { id: "2", intent: "answered" } });
    const path = `${list}/chosen?do=answered&id=1&id=2`;
    expect(textOf(await clerk.get(path))).toContain("Mark 2 messages as answered?");
    await clerk.submit(path, { do: "answered", id: "1,2" });
    const rows = await site.db.selectFrom("messages").select("answered_by").orderBy("id").execute();
    expect(rows.map(({ answered_by }) => answered_by)).toEqual(["clerk", "colleague", ""]);
  });
});

describe("finding", () => {
  test("the list is narrowed by how far a message has come and by its form, with a search too", async () => {
    const { site, clerk } = await siteWith(
      { first_name: "New" },
      { first_name: "Read" },
      { first_name: "Done" },
    );
    await createMessage(site.db, { ...rina, first_name: "Visitor" }, { form: "visit", mail: false });
    await clerk.visit(list, { form: { id: "2", intent: "read" } });
    await clerk.visit(list, { form: { id: "3", intent: "answered" } });
    const shown = async (query: string) => {
      const words = mainOf(await clerk.get(list + query));
      return ["New", "Read", "Done", "Visitor"].filter((name) => words.includes(`${name} Mahato`));
    };
    expect(await shown("")).toEqual(["New", "Read", "Done", "Visitor"]);
    expect(await shown("?status=new")).toEqual(["New", "Visitor"]);
    expect(await shown("?status=unanswered")).toEqual(["New", "Read", "Visitor"]);
    expect(await shown("?status=answered")).toEqual(["Done"]);
    expect(await shown("?form=visit")).toEqual(["Visitor"]);
    expect(await shown("?status=unanswered&form=contact")).toEqual(["New", "Read"]);
    expect(await shown("?status=unanswered&q=mahato")).toEqual(["New", "Read", "Visitor"]);
    expect(await shown("?status=answered&q=done")).toEqual(["Done"]);
    expect(await shown("?status=answered&q=visitor")).toEqual([]);
    for (const nonsense of [
      "?status=nonsense",
      "?status=constructor",
      "?form=toString",
      "?form=%27%20or%201=1",
    ])
      expect(await shown(nonsense)).toHaveLength(4);
  });

  test("the overview counts what is unread and what is unanswered, and leads there", async () => {
    const { site, clerk } = await siteWith({}, {});
    await clerk.visit(list, { form: { id: "1", intent: "read" } });
    const before = await clerk.get("/dashboard");
    expect(textOf(before)).toContain("Messages 1 new");
    expect(textOf(before)).toContain("2 unanswered messages");
    expect(before).toContain(`href="${list}?status=unanswered"`);
    await clerk.visit(list, { form: { id: "2", intent: "answered" } });
    const after = textOf(await clerk.get("/dashboard"));
    expect(after).not.toContain(" new");
    expect(after).toContain("1 unanswered message");
    await site.db.deleteFrom("messages").execute();
    expect(await readTally(site.db, "unanswered_messages")).toBe(0);
  });

  test("a message that is read and not answered still waits", async () => {
    const { site, clerk } = await siteWith({});
    const created_at = new Date(Date.now() - 49 * 3_600_000).toISOString();
    await site.db.updateTable("messages").set({ created_at, read_at: created_at }).execute();
    expect(textOf(await clerk.get("/dashboard"))).toContain("waiting for more than 2 days");
    await clerk.visit(list, { form: { id: "1", intent: "answered" } });
    expect(textOf(await clerk.get("/dashboard"))).not.toContain("waiting for more than 2 days");
  });
});

test("a visit request arrives named, on the list and in the mail", async () => {
  const mail = await mailServer();
  const site = await openSite({ SMTP_URL: mail.url, MAIL_TO: "office@example.com" });
  const visitor = site.visitor();
  await visitor.submit("/contact?about=visit", rina);
  await visitor.submit("/contact", { ...rina, message: "Another" });
  const rows = await site.db.selectFrom("messages").select("form").orderBy("id").execute();
  expect(rows.map(({ form }) => form)).toEqual(["visit", "contact"]);
  expect(await sendDueMails(site)).toBe(2);
  expect(mail.mails.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim())).toEqual([
    "Visit: Message from Rina Mahato",
    "Message from Rina Mahato",
  ]);
  expect(mainOf(await (await site.staff()).get(list))).toMatch(/Visit · /);
});

describe("as a file", () => {
  test("messages come whole, for spreadsheets, formulas disarmed, and as the list is narrowed", async () => {
    const { site, clerk } = await siteWith(
      { first_name: '=HYPERLINK("http://evil")', message: "@SUM(1)\nसभा कब है?" },
      { first_name: "+cmd", phone: "+91 98765 43210" },
    );
    await site.db.updateTable("messages").set({ language: "bn" }).where("id", "=", 1).execute();
    await clerk.visit(`${list}/2`, { form: { intent: "answered", note: "-1+1" } });
    const response = await clerk.visit("/dashboard/messages.csv");
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="messages.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString("utf8");
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(text).toContain(`"'@SUM(1)\nसभा कब है?"`);
    expect(text).toContain(`"'+cmd","Mahato","=""+91 98765 43210"""`);
    expect(text).toMatch(/"clerk","'-1\+1","English"/);
    expect(text).toMatch(/"Bengali"/);
    const unanswered = await (await clerk.visit("/dashboard/messages.csv?status=unanswered")).text();
    expect(unanswered.match(/Mahato/g)).toHaveLength(1);
    const looks = await site.db.selectFrom("activity").selectAll().where("topic", "=", "reading").execute();
    expect(looks.map(({ verb }) => verb)).toContain("downloaded messages");
  });

  test("asks for a proof of identity first", async () => {
    const { site, clerk } = await siteWith({});
    await site.db.updateTable("sessions").set({ proved_at: null }).execute();
    const asked = await clerk.visit("/dashboard/messages.csv?status=new");
    expect([asked.status, asked.headers.get("Location")]).toEqual([
      303,
      "/dashboard/confirm?next=%2Fdashboard%2Fmessages%3Fstatus%3Dnew&file=yes",
    ]);
  });
});

test("an empty list of messages names the page where visitors write them", async () => {
  const page = await (await (await openSite()).staff()).open("/dashboard/messages");
  expect(page.text).toMatch(/No messages yet\. Visitors write them on the page Contact ?\./);
  expect(page.link("Contact")).toBe("/contact");
});
