import { rm, stat, writeFile } from "node:fs/promises";
import { PDFDocument } from "pdf-lib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { allLines } from "~/content/disclosures/appendix-ix/lines";
import { annualReportYear, saveAnnualReport } from "~/content/disclosures/report/annual-report.server";
import { checkFiles } from "~/content/disclosures/report/check-files.server";
import { runNightlyChecks } from "~/content/disclosures/report/nightly.server";
import { readReport } from "~/content/disclosures/report/report.server";
import { queueWeeklyMail } from "~/content/disclosures/report/weekly-mail.server";
import { sendDueMails } from "~/content/messages/outbox.server";
import { instantAtSchool, todayAtSchool } from "~/dates/dates";
import { getDocumentName } from "~/files/documents/document-url";
import { saveSettings } from "~/settings/queries.server";
import { openSampleSite, openSite, textOf } from "../support/site";
import { smtpServer } from "../support/smtp-server";

type Site = Awaited<ReturnType<typeof openSite>>;

const report = "/dashboard/appendix-ix/report";
const day = 24 * 60 * 60 * 1000;
const dayFromToday = (days: number) => todayAtSchool(new Date(Date.now() + days * day));
/** Noon at the school is after the nightly checks. @returns milliseconds */
const noonFromToday = (days: number) => instantAtSchool(`${dayFromToday(days)}T12:00:00`);

async function pdf(pages = 1): Promise<Blob> {
  const document = await PDFDocument.create();
  for (let count = 0; count < pages; count += 1) document.addPage();
  return new Blob([new Uint8Array(await document.save())]);
}

async function withDocument(fields: Record<string, string> = {}) {
  const site = await openSite();
  const clerk = await site.staff();
  const body = new FormData();
  const typed = { name: "Fire Certificate", position: "1", line: "b6", ...fields };
  for (const [name, value] of Object.entries(typed)) body.append(name, value);
  body.append("document", await pdf(), "fire.pdf");
  expect((await clerk.visit("/dashboard/disclosures/add", { body })).status).toBe(303);
  const { url } = await site.db.selectFrom("disclosures").select("url").executeTakeFirstOrThrow();
  const path = site.files.pathOf("documents", getDocumentName(url) ?? "");
  return { site, clerk, path };
}

/** Completes the annual report, so that nothing is due. */
const noteAnnualReport = ({ db }: Site) =>
  saveAnnualReport(db, {
    year: annualReportYear(todayAtSchool()) ?? 2000,
    sentOn: todayAtSchool(),
    who: "clerk",
  });

async function findingsOf(site: Site, topic: "file" | "ending" | "annual report" = "file") {
  const { findings } = await readReport(site.db);
  return findings
    .filter((finding) => finding.topic === topic)
    .map(({ what, wrong, link: { to } }) => ({ what, wrong, to }));
}

const field = (name: string) => `/dashboard/disclosures/1/update#${name}`;

describe("the files of documents", () => {
  test("a document's file is checked when it is saved", async () => {
    const { site } = await withDocument();
    const checked = await site.db.selectFrom("document_checks").selectAll().execute();
    expect(checked).toEqual([
      expect.objectContaining({
        disclosure_id: 1,
        pages: 1,
        problem: "",
        sha256: expect.stringMatching(/^\w{64}$/),
      }),
    ]);
    expect(await findingsOf(site)).toEqual([]);
    expect((await readReport(site.db)).done).toBe(1);
  });

  test("the report links a missing file to its field, and its line is not done", async () => {
    const { site, clerk, path } = await withDocument();
    await rm(path);
    await checkFiles(site);
    const wrong = "its file is missing on the server";
    expect(await findingsOf(site)).toEqual([{ what: "Fire Certificate", wrong, to: field("document") }]);
    expect((await readReport(site.db)).done).toBe(0);
    const html = await clerk.get(report);
    expect(html).toContain(`href="${field("document")}"`);
    expect(textOf(html)).toContain(`Fire Certificate ${wrong}`);
    expect(textOf(html)).toContain("0 of 36 lines are done.");
    expect(await clerk.get("/dashboard/disclosures/1/update")).toMatch(/id="document"/);
  });

  test("reports a file that was changed on disk until staff choose another", async () => {
    const { site, clerk, path } = await withDocument();
    await writeFile(path, Buffer.from(await (await pdf(2)).arrayBuffer()));
    for (let night = 0; night < 2; night += 1) {
      await checkFiles(site);
      expect(await findingsOf(site)).toEqual([
        expect.objectContaining({ wrong: "its file was changed on the server, not by this website" }),
      ]);
    }
    const body = new FormData();
    for (const [name, value] of Object.entries({ name: "Fire", position: "1", line: "b6" }))
      body.append(name, value);
    body.append("document", await pdf(), "new.pdf");
    expect((await clerk.visit("/dashboard/disclosures/1/update", { body })).status).toBe(303);
    expect(await findingsOf(site)).toEqual([]);
  });

  test.each([
    [
      "is locked",
      async () => Buffer.from(`%PDF-1.4\n${"%".repeat(500)}\ntrailer <</Encrypt 5 0 R>>\n%%EOF\n`),
      "its file is locked, so some parents cannot open or print it",
    ],
    [
      "has a program",
      async () => Buffer.from(`%PDF-1.4\n${"%".repeat(500)}\n1 0 obj <</S /JavaScript>> endobj\n%%EOF\n`),
      "its file contains more than pages, such as a program or another file",
    ],
    ["is no PDF", async () => Buffer.alloc(2000, "words "), "its file is no PDF that can be opened"],
    [
      "breaks off",
      async () => Buffer.from(await (await pdf()).arrayBuffer()).subarray(0, 500),
      "its file is no PDF that can be opened",
    ],
    [
      "has no pages",
      async () =>
        Buffer.from(
          `%PDF-1.7\n2 0 obj\n<</Type /Pages /Count 0 /Kids []>>\nendobj\n%${"x".repeat(500)}\n%%EOF\n`,
        ),
      "its file has no pages",
    ],
    [
      "has too many pages",
      async () => Buffer.from(await (await pdf(301)).arrayBuffer()),
      "its file has 301 pages: is it the right one?",
    ],
    [
      "has hardly anything in it",
      async () => Buffer.from("%PDF-1.7\n%%EOF\n"),
      "its file has only 15 bytes: is it the right one?",
    ],
    [
      "is too large for a phone",
      async () =>
        Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(26 * 1024 * 1024), Buffer.from("\n%%EOF")]),
      "its file has 26.0 MB, too much for a phone",
    ],
  ])("one that %s is told of when it is first seen", async (_, content, wrong) => {
    const { site, path } = await withDocument();
    await site.db.deleteFrom("document_checks").execute();
    await writeFile(path, await content());
    await checkFiles(site);
    expect(await findingsOf(site)).toEqual([{ what: "Fire Certificate", wrong, to: field("document") }]);
  });

  test("links of a section are checked when it is saved, but not those of the trash and of samples", async () => {
    const { site, clerk, path } = await withDocument();
    await rm(path);
    await clerk.submit("/dashboard/appendix-ix/e", { e1: "8094" });
    expect(await findingsOf(site)).toEqual([]);
    await clerk.submit("/dashboard/appendix-ix/b", { b3_none: "State school" });
    expect(await findingsOf(site)).toHaveLength(1);
    await clerk.submit("/dashboard/disclosures/1/delete", {});
    expect(await findingsOf(site)).toEqual([]);
    const samples = await openSampleSite();
    expect(await runNightlyChecks(samples, noonFromToday(1))).toBe(true);
    expect(await findingsOf(samples)).toEqual([]);
  });

  test("a night runs once, whatever day the clock says, and a failure of one file keeps none from being looked at", async () => {
    const { site, path } = await withDocument();
    await rm(path);
    const night = Date.parse("2026-11-24T00:30:00Z");
    expect(await runNightlyChecks(site, Date.parse("2026-11-23T21:00:00Z"))).toBe(false);
    expect(await runNightlyChecks(site, night)).toBe(true);
    expect(await findingsOf(site)).toHaveLength(1);
    expect(await runNightlyChecks(site, night + 60_000)).toBe(false);
    // The clock was a year ahead and is right again.
    expect(await runNightlyChecks(site, night + 365 * day)).toBe(true);
    expect(await runNightlyChecks(site, night + day)).toBe(true);
    expect((await stat(site.files.root)).isDirectory()).toBe(true);
  });
});

describe("documents with an end date", () => {
  test.each([
    [-1, /^ended on /, true],
    [0, /^ends today$/, true],
    [7, /^ends in 7 days$/, true],
    [8, /^ends in 8 days$/, false],
    [30, /^ends in 30 days$/, false],
    [60, /^ends in 60 days$/, false],
  ])("a document that ends in %i days is in the report and the score", async (days, wrong, isUrgent) => {
    const { site, clerk } = await withDocument({ valid_until: dayFromToday(days) });
    await noteAnnualReport(site);
    const { findings, done } = await readReport(site.db);
    expect(findings[0]).toMatchObject({
      what: "Fire Certificate",
      link: { to: field("valid_until") },
      isUrgent,
    });
    expect(findings[0]?.wrong).toMatch(wrong);
    expect(done).toBe(days < 0 ? 0 : 1);
    const ends = `Fire Certificate ${findings[0]?.wrong}`;
    for (const [path, words] of [
      ["/dashboard", [ends, `${done} of 36 lines are done.`]],
      ["/dashboard/appendix-ix", [`${done} of 36 lines are done. ${ends}`]],
    ] as const) {
      const html = await clerk.get(path);
      expect(html).toContain(`href="${field("valid_until")}"`);
      for (const each of words) expect(textOf(html)).toContain(each);
    }
    expect(textOf(await clerk.get("/dashboard"))).not.toContain("The document Fire Certificate");
  });

  test("a document that ends in 61 days is not in the report", async () => {
    const { site } = await withDocument({ valid_until: dayFromToday(61) });
    expect(await findingsOf(site, "ending")).toEqual([]);
    const other = await withDocument({ valid_until: dayFromToday(12), line: "" });
    expect(await findingsOf(other.site, "ending")).toHaveLength(1);
    expect((await readReport(other.site.db)).clauses.map(({ words }) => words).join()).not.toContain("Fire");
    expect(textOf(await other.clerk.get("/dashboard"))).toContain(
      "The document Fire Certificate ends in 12 days.",
    );
  });
});

describe("the annual report", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const on = (date: string) => vi.setSystemTime(new Date(`${date}T06:00:00Z`));

  test.each([
    ["2026-08-14", undefined],
    ["2026-08-15", "is due on 15 September 2026"],
    ["2026-09-15", "is due on 15 September 2026"],
    ["2026-09-16", "was due on 15 September 2026"],
    ["2027-03-31", "was due on 15 September 2026"],
    ["2027-04-01", undefined],
  ])("on %s: %s", async (date, wrong) => {
    const site = await openSite();
    on(date);
    const to = `${report}#sent_on`;
    expect(await findingsOf(site, "annual report")).toEqual(
      wrong ? [{ what: "Annual report of 2026", wrong, to }] : [],
    );
  });

  test("staff mark the annual report as sent, and undo it", async () => {
    const site = await openSite();
    on("2026-09-20");
    const clerk = await site.staff();
    expect(await clerk.get(report)).toContain('id="sent_on"');
    const refused = await clerk.submit(report, { sent_on: "2026-09-21" });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('value="2026-09-21"');
    expect(textOf(html)).toContain("Enter a day that has come");
    expect((await clerk.submit(report, { sent_on: "2025-09-10" })).status).toBe(422);
    expect((await clerk.submit(report, { sent_on: "10/9/2026" })).status).toBe(422);
    expect(await site.db.selectFrom("annual_reports").selectAll().execute()).toEqual([]);
    expect((await clerk.submit(report, { sent_on: "2026-09-10" })).status).toBe(303);
    expect(await findingsOf(site, "annual report")).toEqual([]);
    expect(textOf(await clerk.get(report))).toContain("Sent on 10 September 2026.");
    await clerk.submit(report, { sent_on: "" });
    expect(await findingsOf(site, "annual report")).toHaveLength(1);
  });
});

describe("the score", () => {
  test("names three open lines, and of more the sections", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const { clauses } = await readReport(site.db, "2026-05-01");
    expect(clauses.map(({ words }) => words)).toEqual([
      "7 lines open in section A, General information",
      "8 lines open in section B, Documents and information",
      "6 lines open in section C, Result and academics",
      "8 lines open in section D, Staff (teaching)",
      "7 lines open in section E, School infrastructure",
    ]);
    const saved_at = new Date().toISOString();
    const value = (line: string) => ({
      line,
      value: "",
      reason: "State school",
      source: "staff" as const,
      saved_at,
    });
    const lines = allLines.filter(({ key }) => !["b6", "c5x", "e1"].includes(key));
    await site.db
      .insertInto("appendix_values")
      .values(lines.map(({ key }) => value(key)))
      .execute();
    const almost = await readReport(site.db, "2026-05-01");
    expect([almost.done, almost.all]).toEqual([33, 36]);
    expect(almost.clauses.map(({ words, link }) => [words, link.to])).toEqual([
      ["Fire safety certificate missing", "/dashboard/appendix-ix/b#b6"],
      ["Results of class X missing", "/dashboard/appendix-ix/c#c5x"],
      ["Campus in square metres missing", "/dashboard/appendix-ix/e#e1"],
    ]);
    const html = await clerk.get("/dashboard/appendix-ix");
    expect(html).toContain('href="/dashboard/appendix-ix/b#b6"');
    expect(html).toContain(`href="${report}"`);
    await site.db
      .insertInto("appendix_values")
      .values(["b6", "c5x", "e1"].map((key) => value(key)))
      .execute();
    expect(await readReport(site.db, "2026-05-01")).toEqual({ done: 36, all: 36, findings: [], clauses: [] });
  });
});

describe("the weekly mail", () => {
  const MAIL_TO = "office@school.example";
  /** Monday, half past seven in India. */
  const monday = Date.parse("2026-11-23T02:00:00Z");

  async function withMail() {
    const mail = await smtpServer();
    const site = await openSite({ SMTP_URL: mail.url, MAIL_TO, ORIGIN: "https://school.example" });
    await saveSettings(site.db, { school_name: "Hill View School" });
    return { mail, site };
  }

  test("the weekly mail is sent once on Monday morning with score and list, even after a crash", async () => {
    const { mail, site } = await withMail();
    expect(await queueWeeklyMail(site, monday - 60 * 60_000)).toBe(false);
    expect(await queueWeeklyMail(site, monday - day)).toBe(false);
    expect(await queueWeeklyMail(site, monday)).toBe(true);
    expect(await queueWeeklyMail(site, monday)).toBe(false);
    expect(await queueWeeklyMail(site, monday + 2 * 60 * 60_000)).toBe(false);
    await sendDueMails(site, monday);
    await sendDueMails(site, monday + 60_000);
    expect(mail.mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [MAIL_TO, "Hill View School: mandatory disclosure, 1 of 36"],
    ]);
    expect(mail.mails[0]?.text).toContain("- Fire safety certificate: missing");
    expect(mail.mails[0]?.text).toContain("https://school.example/dashboard/appendix-ix/b#b6");
    expect(await queueWeeklyMail(site, monday + 7 * day)).toBe(true);
  });

  test("no weekly mail is sent if nothing is open, without mail, or with a wrong clock", async () => {
    const { site } = await withMail();
    expect(await queueWeeklyMail({ ...site, config: { ...site.config, smtp: undefined } }, monday)).toBe(
      false,
    );
    const at = new Date(monday).toISOString();
    const period = { began_at: at, last_beat_at: at, doubt: "ahead" as const, confirmed_at: "" };
    await site.db.insertInto("clock_spells").values(period).execute();
    expect(await queueWeeklyMail(site, monday)).toBe(false);
    await site.db.deleteFrom("clock_spells").execute();
    const value = { value: "", reason: "State school", source: "staff" as const, saved_at: at };
    await site.db
      .insertInto("appendix_values")
      .values(allLines.map(({ key: line }) => ({ line, ...value })))
      .execute();
    const sent = { year: 2026, sent_on: "2026-09-10", saved_by: "clerk", saved_at: at };
    await site.db.insertInto("annual_reports").values(sent).execute();
    expect(await queueWeeklyMail(site, monday)).toBe(false);
    expect(await site.db.selectFrom("alert_mails").selectAll().execute()).toEqual([]);
  });
});

test("stores changed values of the faculty list at night", async () => {
  const site = await openSite();
  await saveSettings(site.db, { school_name: "Hill View School" });
  const noted = () =>
    site.db.selectFrom("appendix_values").select(["line", "value"]).where("source", "=", "site").execute();
  await runNightlyChecks(site, noonFromToday(1));
  expect(await noted()).toEqual([{ line: "a1", value: "Hill View School" }]);
  await runNightlyChecks(site, noonFromToday(2));
  expect(await noted()).toHaveLength(1);
});
