import { expect, test } from "vitest";
import { sendDueMails } from "~/content/messages/outbox.server";
import { todayAtSchool } from "~/dates/dates";
import { calendarEntry } from "~/kinds/calendar-entry";
import { disclosure } from "~/kinds/disclosure";
import { job } from "~/kinds/job";
import { notice } from "~/kinds/notice";
import { popup } from "~/kinds/popup";
import { addRecord } from "../support/records";
import { openSite, textOf } from "../support/site";
import { smtpServer } from "../support/smtp-server";

type Site = Awaited<ReturnType<typeof openSite>>;

async function translate(site: Site, kind: { table: string }, id: number, field: string, words: string) {
  const row = { kind: kind.table, record: String(id), field, words, language: "or" };
  const now = new Date().toISOString();
  await site.db
    .insertInto("translations")
    .values({ ...row, updated_at: now, updated_by: "clerk" })
    .execute();
}

test("the start page shows what is on the site, drafts and tasks in the reader's language", async () => {
  const site = await openSite();
  const soon = todayAtSchool(new Date(Date.now() + 86_400_000));
  const texts = [
    [notice, "title", "School closed: heavy rain", "ବର୍ଷା ପାଇଁ ଛୁଟି", {}],
    [notice, "title", "Draft about the bus", "ବସ୍ ବିଷୟରେ", { published_at: null }],
    [calendarEntry, "title", "Annual day", "ବାର୍ଷିକ ଉତ୍ସବ", { date: soon, last_date: soon }],
    [popup, "title", "Admission is open", "ନାମଲେଖା ଚାଲିଛି", {}],
    [job, "title", "Teacher of music", "ସଙ୍ଗୀତ ଶିକ୍ଷକ", {}],
    [disclosure, "name", "Fire certificate", "ଅଗ୍ନି ପ୍ରମାଣପତ୍ର", { valid_until: "2026-01-01", line: "" }],
  ] as const;
  for (const [kind, field, english, odia, values] of texts) {
    const id = await addRecord(site.db, kind as never, english, values as never);
    await translate(site, kind, id, field, odia);
  }
  const clerk = await site.staff();
  const before = textOf(await clerk.get("/dashboard"));
  for (const [, , english] of texts) expect(before).toContain(english);
  await clerk.submit("/dashboard/account", { language: "or" });
  const start = textOf(await clerk.get("/dashboard"));
  for (const [, , english, odia] of texts) {
    expect(start).toContain(odia);
    expect(start).not.toContain(english);
  }
});

test("mails to the school are in the dashboard language of most who read them", async () => {
  const mail = await smtpServer();
  const site = await openSite({ SMTP_URL: mail.url, MAIL_TO: "office@school.example" });
  const send = async () => {
    const message = { first_name: "Rina", phone: "98765 43210", message: "When is the meeting?" };
    await site.visitor().submit("/hi/contact", message);
    await sendDueMails(site);
    return mail.mails.splice(0)[0];
  };
  const english = await send();
  expect([english?.subject, english?.text?.includes("Written on a page in Hindi.")]).toEqual([
    "Message from Rina",
    true,
  ]);
  await site.db.updateTable("staff").set({ language: "or" }).where("role", "=", "administrator").execute();
  const odia = await send();
  expect(odia?.subject).toBe("Rinaଙ୍କ ସନ୍ଦେଶ");
  expect(odia?.text).toContain("ହିନ୍ଦୀ ପୃଷ୍ଠାରେ ଲେଖାଯାଇଛି।");
});
