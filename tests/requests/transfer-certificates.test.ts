import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { eraseOldCertificates } from "~/content/transfer-certificates/retention.server";
import { purgeWrongTries } from "~/content/transfer-certificates/wrong-tries.server";
import { eraseRecords, removeLeftFiles } from "~/people/erase.server";
import { recordsNamed } from "~/people/find.server";
import { saveSettings } from "~/settings/queries.server";
import { readActivity } from "../support/activity";
import { addCertificates, certificatePath, previewCertificates } from "../support/certificates";
import { sendStep } from "../support/many-files";
import { fieldOf, readPage } from "../support/page";
import { openSite, textOf } from "../support/site";
import { writeExcel, writeOpenDocument } from "../support/spreadsheet";

type Site = Awaited<ReturnType<typeof openSite>>;

const page = "/transfer-certificates";
const list = "/dashboard/transfer-certificates";
const pdf = (words: string) => `%PDF-1.4\n% ${words}\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`;

const add = addCertificates;

async function openWithOne(env: Record<string, string> = {}) {
  const site = await openSite(env);
  const clerk = await site.staff();
  const answer = await add(clerk, { "TC-2026-014_2010-05-31.pdf": pdf("one") });
  if (answer.status !== 303) throw new Error(answer.words);
  return { site, clerk };
}

const ask = (site: Site, number: string, born: string, address?: string) =>
  site.visitor(address).visit(page, { form: { number, born, file: "1" } });
const rows = (site: Site) =>
  site.db.selectFrom("transfer_certificates").select(["number", "born_on"]).orderBy("id").execute();
const filesOf = (site: Site) => readdir(join(site.config.uploadsDir, "certificates"));
const mainOf = (html: string) => readPage(html).text;

describe("a visitor", () => {
  test("gets the PDF with exact number and date, in whichever way they are written, as the answer to the form", async () => {
    const { site } = await openWithOne();
    for (const [number, born] of [
      ["TC-2026-014", "2010-05-31"],
      ["tc/2026/014", "31-05-2010"],
      [" TC 2026 ०१४ ", "31 May 2010"],
    ] as const) {
      const answer = await ask(site, number, born);
      expect([number, answer.status, answer.headers.get("Content-Type")]).toEqual([
        number,
        200,
        "application/pdf",
      ]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
      expect(answer.headers.get("Content-Disposition")).toContain(
        'attachment; filename="Transfer certificate TC-2026-014.pdf"',
      );
      for (const name of ["ETag", "Last-Modified", "Location"]) expect(answer.headers.get(name)).toBeNull();
      expect(await answer.text()).toBe(pdf("one"));
    }
  });

  test("sees name and size of the certificate first, by a date in three fields", async () => {
    const { site } = await openWithOne();
    const answer = await site
      .visitor()
      .submit(page, { number: "tc/2026/014", born: "31", born_month: "5", born_year: "2010" });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(mainOf(html)).toMatch(/Certificate TC-2026-014 PDF, 1 KB Download the certificate/);
    expect(html).toContain('name="born" value="2010-05-31"');
    expect(mainOf(html)).not.toContain("There is no transfer certificate");
  });

  test("gets the same answer for a wrong number and a wrong date", async () => {
    const { site } = await openWithOne();
    const wrong = [
      await ask(site, "TC-2026-014", "2010-05-30"),
      await ask(site, "TC-2026-015", "2010-05-31"),
      await ask(site, "TC-2026-01", "2010-05-31"),
    ];
    const told = [];
    for (const answer of wrong) {
      expect(answer.status).toBe(422);
      const html = await answer.text();
      told.push(mainOf(html));
      expect(html).toContain('content="noindex"');
    }
    expect(told[0]).toContain("There is no transfer certificate with this number and this date of birth.");
    expect(new Set(told).size).toBe(1);
    const typed = await (await ask(site, "tc 99", "2011-01-02")).text();
    expect(typed).toContain('value="tc 99"');
    expect(typed).toContain('value="2011-01-02"');
    const parts = { number: "tc 99", born: "2", born_month: "1", born_year: "2011" };
    const kept = await (await site.visitor().submit(page, parts)).text();
    for (const value of ["2", "1", "2011"]) expect(kept).toContain(`value="${value}"`);
  });

  test("names the empty or invalid field", async () => {
    const { site } = await openWithOne();
    const empty = await ask(site, "", "");
    expect(empty.status).toBe(422);
    expect(mainOf(await empty.text())).toMatch(
      /Enter the number of the certificate.*Enter the date of birth/,
    );
    for (const born of ["31-06-2010", "31-05-10", "2090-01-01", "yesterday"]) {
      const answer = await ask(site, "TC-2026-014", born);
      expect([born, answer.status]).toEqual([born, 422]);
      expect(mainOf(await answer.text())).toContain("Enter the date of birth, such as 31-05-2010");
    }
    expect((await ask(site, "TC-2026-014", "2010-05-31")).status).toBe(200);
  });

  test("a certificate number is closed after six wrong tries from any network, even if it does not exist", async () => {
    const { site } = await openWithOne();
    for (const number of ["TC-2026-014", "TC-2026-999"]) {
      for (let day = 1; day <= 6; day += 1) {
        const answer = await ask(site, number, `2010-01-0${day}`, `198.51.100.${day}`);
        expect([number, day, answer.status]).toEqual([number, day, 422]);
      }
      const late = await ask(site, number.replaceAll("-", " "), "2010-05-31", "192.0.2.1");
      expect([number, late.status]).toEqual([number, 429]);
      expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(3600);
      expect(mainOf(await late.text())).toContain(
        "There were many wrong tries for this number, so it is closed.",
      );
    }
  });

  test("checks at most six of twenty concurrent tries for one number", async () => {
    const { site } = await openWithOne();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        ask(site, "TC-2026-014", `2010-02-${String(at + 1).padStart(2, "0")}`, `198.51.100.${at}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(14);
  });

  test("wrong tries are few in all, while right ones go on, and a flood keeps no newcomer out", async () => {
    const { site } = await openWithOne();
    const statuses: number[] = [];
    for (let index = 0; index < 90; index += 1) {
      const answer = await ask(site, `TC-2025-${100 + index}`, "2010-03-10", `198.51.100.${index % 12}`);
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(60);
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    // Correct pairs do not count, even from new networks: sixty of those could ask wrongly.
    for (let index = 0; index < 70; index += 1)
      expect((await ask(site, "TC-2026-014", "2010-05-31", `192.0.2.${index}`)).status).toBe(200);
    expect((await ask(site, "TC-2026-014", "2010-05-31", "198.51.100.3")).status).toBe(429);
  });

  test("right pairs do not use up what is left for others", async () => {
    const { site } = await openWithOne();
    for (let index = 0; index < 130; index += 1)
      expect((await ask(site, "TC-2026-014", "2010-05-31", `198.51.100.${index % 60}`)).status).toBe(200);
    expect((await ask(site, "TC-2026-014", "2010-05-30", "192.0.2.1")).status).toBe(422);
    expect(await site.db.selectFrom("certificate_tries").select("id").execute()).toHaveLength(1);
  });

  test("a right query does not count, and a network has thirty queries an hour", async () => {
    const { site } = await openWithOne();
    const statuses = [];
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await ask(site, "TC-2026-014", "2010-05-31")).status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  test("finds the page from the disclosure, and no certificate on any list", async () => {
    const { site } = await openWithOne();
    const visitor = site.visitor();
    const answer = await visitor.visit(page);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(await answer.text()).toContain('name="robots" content="noindex"');
    expect(await visitor.get("/mandatory-public-disclosure")).toContain(`href="${page}"`);
    expect(await visitor.get("/sitemap.xml")).not.toContain(page);
    const [file = ""] = await filesOf(site);
    expect(file).toMatch(/\.pdf$/);
    for (const path of [`/uploads/${file}`, `/documents/${file}`, `/gdapi/uploads/${file}`]) {
      expect([path, [401, 404].includes((await visitor.visit(path)).status)]).toEqual([path, true]);
    }
    expect(textOf(await visitor.get("/search?q=014"))).not.toContain("TC-2026");
  });

  test("sees whom to ask if the site has no certificates", async () => {
    const site = await openSite();
    await saveSettings(site.db, { phone: "(06762) 224455" });
    const html = await site.visitor().get(page);
    expect(mainOf(html)).toContain("There are no transfer certificates on this website yet.");
    expect(html).toContain("tel:");
    expect(html).not.toContain('name="number"');
    expect((await ask(site, "TC-2026-014", "2010-05-31")).status).toBe(422);
  });

  test("is asked to call if the file is lost, and the log names it", async () => {
    const { site } = await openWithOne();
    const { file_name: name } = await site.db
      .selectFrom("transfer_certificates")
      .select("file_name")
      .executeTakeFirstOrThrow();
    await site.files.remove([{ kind: "certificates", name }]);
    const answer = await ask(site, "TC-2026-014", "2010-05-31");
    expect(answer.status).toBe(500);
    expect(mainOf(await answer.text())).toContain("The certificate could not be opened.");
    expect(site.logged.join("")).toContain("The file of transfer certificate 1 is missing.");
  });
});

describe("staff", () => {
  test("see number and date of each file before it is published, and take all back with one Undo", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const files = {
      "TC-2026-014_2010-05-31.pdf": pdf("one"),
      "TC 15_30.04.2011.PDF": pdf("two"),
      "१६_2011-02-28.pdf": pdf("three"),
      "TC_101_Student1_2010-06-01.pdf": pdf("four"),
    };
    const preview = await previewCertificates(clerk, files);
    expect([preview.status, preview.words]).toEqual([200, expect.stringContaining("Will be added: 4")]);
    expect(await rows(site)).toEqual([]);
    const numbers = Object.entries(preview.form).flatMap(([name, value]) =>
      name.startsWith("number-") ? [value] : [],
    );
    expect(numbers).toEqual(["TC-2026-014", "TC 15", "१६", "TC_101"]);
    const saved = await sendStep(clerk, certificatePath, { fields: { ...preview.form, add: "1" } });
    expect([saved.status, saved.location]).toEqual([303, list]);
    expect(await rows(site)).toEqual([
      { number: "TC-2026-014", born_on: "2010-05-31" },
      { number: "TC 15", born_on: "2011-04-30" },
      { number: "१६", born_on: "2011-02-28" },
      { number: "TC_101", born_on: "2010-06-01" },
    ]);
    expect(await filesOf(site)).toHaveLength(4);
    expect((await ask(site, "16", "28/02/2011")).status).toBe(200);
    const noted = await readActivity(site.db, ["action", "subject"], (entry) =>
      /^added .*certificate/.test(entry.action),
    );
    expect(noted).toEqual([
      { action: "added 4 transfer certificates", subject: "TC-2026-014, TC 15, १६, TC_101" },
    ]);
    const shown = await clerk.get(list);
    const undo = fieldOf(shown, "undo");
    await clerk.visit("/dashboard/undo", { form: { undo } });
    expect(textOf(await clerk.get(list))).toContain("Undone: 4 transfer certificates deleted.");
    expect([await rows(site), await filesOf(site)]).toEqual([[], []]);
  });

  test("cannot add the same file twice", async () => {
    const { site, clerk } = await openWithOne();
    const again = await previewCertificates(clerk, { "TC-2026-014_2010-05-31.pdf": pdf("one") });
    expect(again.words).toContain("Already there: 1 TC-2026-014_2010-05-31.pdf");
    expect(again.words).not.toContain("Save 1");
    expect(await rows(site)).toHaveLength(1);
  });

  test("send a list with numbers and dates in any form; names of pupils in it are not kept", async () => {
    const table =
      "PALASHPUR PUBLIC SCHOOL\r\nSl No;Name of pupil;TC No;D.O.B.;File name\r\n1;Asha Rani;TC/14;31/05/2010;Scan 1.PDF\r\n2;Bibhu;TC/15;01.02.11;scan 2\r\n";
    const day = (value: number, date: string) => ({ value, format: "dd/mm/yyyy", shown: date, date });
    const sheet = {
      merged: ["A1:C1"],
      rows: [
        ["Transfer certificates 2026", null, null],
        ["File name", "TC No", "D.O.B."],
        ["Scan 1.PDF", "TC/14", day(40329, "2010-05-31")],
        ["scan 2", { value: 15, format: '"TC/"00', shown: "TC/15" }, day(40575, "2011-02-01")],
      ],
    };
    for (const bytes of [
      writeExcel([sheet]),
      writeOpenDocument([sheet]),
      Buffer.from(table),
      Buffer.from(`\uFEFF${table}`, "utf16le"),
    ]) {
      const site = await openSite();
      const clerk = await site.staff();
      const answer = await add(clerk, { "scan 1.pdf": pdf("one"), "scan 2.pdf": pdf("two") }, bytes);
      expect([answer.words, answer.status]).toEqual(["", 303]);
      expect(await rows(site)).toEqual([
        { number: "TC/14", born_on: "2010-05-31" },
        { number: "TC/15", born_on: "2011-02-01" },
      ]);
      const { db } = site;
      const kept = await db.selectFrom("transfer_certificates").selectAll().execute();
      const noted = await db.selectFrom("activity").selectAll().execute();
      expect(JSON.stringify([kept, noted])).not.toMatch(/Asha|Bibhu|scan 1/i);
    }
  });

  test("can paste the list instead; if it says too little, list and files are kept in the form", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const refused = await previewCertificates(
      clerk,
      { "scan 1.pdf": pdf("one") },
      { pasted: "File\tTC No\nscan 1.pdf\tTC/14" },
    );
    expect([refused.status, refused.words]).toEqual([
      422,
      expect.stringContaining(
        "These columns are missing: Number, Date of birth. Add a first row with these words, then send the table again.",
      ),
    ]);
    expect(refused.html).toMatch(/name="pasted"[^>]*>\s*File\tTC No/);
    const fields = {
      staged: refused.form.staged ?? "",
      pasted: "File\tTC No\tDOB\nscan 1.pdf\tTC/14\t31/05/2010",
    };
    const preview = await previewCertificates(clerk, {}, fields);
    expect((await sendStep(clerk, certificatePath, { fields: { ...preview.form, add: "1" } })).status).toBe(
      303,
    );
    expect(await rows(site)).toEqual([{ number: "TC/14", born_on: "2010-05-31" }]);
  });

  test("see why a file or a line is not added", async () => {
    const { site, clerk } = await openWithOne();
    const table =
      "file,number,date of birth\na.pdf,TC/20,2010-13-01\nb.pdf,,2010-01-01\nc.pdf,TC/21,2010-01-01\nd.pdf,TC/22,2010-01-02\nd.pdf,TC/23,2010-01-02\ngone.pdf,TC/24,2010-01-02\n";
    const files = {
      "a.pdf": pdf("a"),
      "c.pdf": pdf("c"),
      "no name.pdf": pdf("e"),
      "TC-2026-014_2010-05-31.pdf": pdf("another paper"),
      "TC-30_2010-05-31.pdf": "GIF89a",
      "TC-31_2010-05-31.pdf": pdf("locked\n9 0 obj <</Encrypt 5 0 R>> endobj"),
      "TC-32_2010-05-31.pdf": pdf("program\n9 0 obj <</OpenAction <</S /JavaScript>>>> endobj"),
    };
    const { status, words } = await previewCertificates(clerk, files, {}, table);
    expect(status).toBe(200);
    for (const told of [
      "Date of birth: “2010-13-01” is no date",
      "it has no number of a certificate",
      "same as line 5",
      "TC/24 · born Jan 2, 2010 · Line 7 no PDF has this name",
      "no name.pdf Enter its number, and the date of birth",
      "Another file with this number and date of birth is here already.",
      "TC-30_2010-05-31.pdf: This file is named .pdf but is a GIF picture.",
      "This PDF is locked",
      "This PDF contains a program",
      "Will be added: 1 c.pdf",
    ])
      expect(words).toContain(told);
    expect(await rows(site)).toHaveLength(1);
  });

  test("name a scan in the preview; nothing is saved while one is wrong, and one without a number is left out", async () => {
    const { site, clerk } = await openWithOne();
    const files = { "scan0001.pdf": pdf("scan"), "scan0002.pdf": pdf("other") };
    const first = await previewCertificates(clerk, files);
    const [one = "", two = ""] = Object.keys(first.form).filter((name) => name.startsWith("number-"));
    const born = (number: string) => number.replace("number", "born");
    const send = (fields: Record<string, string>) =>
      sendStep(clerk, certificatePath, { fields: { ...first.form, add: "1", ...fields } });
    const wrong = await send({
      [one]: "TC/40",
      [born(one)]: "31-13-2010",
      [two]: "TC/41",
      [born(two)]: "1/6/2011",
    });
    expect([wrong.status, wrong.words]).toEqual([200, expect.stringContaining("Enter its number")]);
    expect(wrong.form[one]).toBe("TC/40");
    expect(await rows(site)).toHaveLength(1);
    const right = await send({ [one]: "TC/40", [born(one)]: "31-05-2010", [two]: "" });
    expect([right.status, right.words]).toEqual([303, ""]);
    expect(await rows(site)).toEqual([
      { number: "TC-2026-014", born_on: "2010-05-31" },
      { number: "TC/40", born_on: "2010-05-31" },
    ]);
  });

  test("without a file, or with a list that says too little, nothing is kept", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const none = await previewCertificates(clerk, {});
    expect([none.status, none.words]).toEqual([422, expect.stringContaining("Choose the PDF files")]);
    const answer = await previewCertificates(
      clerk,
      { "TC-1_2010-05-31.pdf": pdf("a") },
      {},
      "file,number\na.pdf,TC/1\n",
    );
    expect([answer.status, answer.words]).toEqual([
      422,
      expect.stringContaining("These columns are missing"),
    ]);
    expect([await rows(site), await filesOf(site)]).toEqual([[], []]);
  });

  test("stores nothing partially if the database fails", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const files = { "TC-1_2010-05-31.pdf": pdf("a"), "TC-2_2010-05-31.pdf": pdf("b") };
    const preview = await previewCertificates(clerk, files);
    await site.db.schema.alterTable("transfer_certificates").dropColumn("scan").execute();
    const answer = await sendStep(clerk, certificatePath, { fields: { ...preview.form, add: "1" } });
    expect([answer.status, answer.words]).toEqual([500, expect.stringContaining("could not be saved")]);
    expect(await filesOf(site)).toEqual([]);
  });

  test("open a number again that was closed after six wrong tries, which stays closed until then", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { site, clerk } = await openWithOne();
    const path = `${list}/1`;
    expect(textOf(await clerk.get(path))).toContain("Visitors can ask for it, with its number");
    for (let day = 1; day <= 6; day += 1)
      await ask(site, "tc 2026 014", `2010-01-0${day}`, `198.51.100.${day}`);
    vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
    await purgeWrongTries(site.db);
    expect((await ask(site, "TC-2026-014", "2010-05-31")).status).toBe(429);
    const again = await site.staff();
    expect(textOf(await again.get("/dashboard"))).toContain(
      "Transfer certificates that are closed after wrong tries: 1.",
    );
    const row = await again.get(list);
    expect(row).toContain("closed after wrong tries");
    expect(row).toContain(`href="${path}"`);
    expect(await again.get(path)).toContain("Open it for visitors");
    expect((await site.editor().then((editor) => editor.visit(path, { form: {} }))).status).toBe(403);
    const opened = await again.visit(path, { form: {} });
    expect([opened.status, opened.headers.get("Location")]).toEqual([303, list]);
    expect((await ask(site, "TC-2026-014", "2010-05-31", "192.0.2.1")).status).toBe(200);
    expect((await ask(site, "TC-2026-014", "2010-05-30", "192.0.2.1")).status).toBe(422);
    expect(textOf(await again.get("/dashboard/activity"))).toContain(
      "opened a transfer certificate for visitors",
    );
  });

  test("report twenty wrong tries in an hour: log, overview and mail", async () => {
    const { site, clerk } = await openWithOne({
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "site@example.org",
      MAIL_TO: "office@example.org",
    });
    const guess = async (count: number, from: number) => {
      for (let index = from; index < from + count; index += 1)
        await ask(site, `TC-2026-${200 + index}`, "2010-05-31", `198.51.100.${index}`);
    };
    const mails = async () =>
      (await site.db.selectFrom("alert_mails").select(["subject", "text"]).execute()).filter(({ subject }) =>
        subject.includes("guessed at transfer certificates"),
      );
    await guess(19, 0);
    expect(await mails()).toEqual([]);
    expect(textOf(await clerk.get("/dashboard"))).not.toContain("wrong tries");
    await guess(5, 19);
    const [mail] = await mails();
    expect(await mails()).toHaveLength(1);
    expect(mail?.text).toContain("20 wrong tries or more within an hour");
    expect(mail?.text).not.toContain("TC-2026");
    expect(textOf(await clerk.get("/dashboard"))).toContain(
      "There were 24 wrong tries for transfer certificates in a day.",
    );
    expect(textOf(await clerk.get("/dashboard/activity"))).toContain("guessed at transfer certificates");
    expect(site.logged.join("")).toContain("guessed at certificates");
  });

  test("the office searches, opens and deletes certificates, which editors cannot see", async () => {
    const { site, clerk } = await openWithOne();
    await add(clerk, { "TC-77_2009-01-02.pdf": pdf("two") });
    for (const typed of ["014", "tc2026014"]) {
      const found = mainOf(await clerk.get(`${list}?q=${typed}`));
      expect(found).toContain("TC-2026-014");
      expect(found).not.toContain("TC-77");
    }
    const html = await clerk.get(list);
    const [, file = ""] = /href="(\/gdapi\/uploads\/[^"]+)"[^>]*aria-label="Download TC-77"/.exec(html) ?? [];
    const read = await clerk.visit(file);
    expect([read.status, await read.text()]).toEqual([200, pdf("two")]);
    expect(read.headers.get("Content-Disposition")).toContain("attachment");
    const editor = await site.editor();
    for (const path of [list, `${list}/add`, `${list}/1/delete`, `${list}/chosen?do=delete&id=1`, file]) {
      expect([path, (await editor.visit(path)).status]).toEqual([path, 403]);
    }
    expect(mainOf(await clerk.get(`${list}/2/delete`))).toContain("TC-77");
    expect((await clerk.submit(`${list}/2/delete`, {})).status).toBe(303);
    expect(await filesOf(site)).toHaveLength(1);
    expect((await ask(site, "TC-77", "2009-01-02")).status).toBe(422);
    const many = await clerk.submit(`${list}/chosen?do=delete&id=1`, { do: "delete", id: "1" });
    expect(many.status).toBe(303);
    expect([await rows(site), await filesOf(site)]).toEqual([[], []]);
  });

  test("erase one with what else is held about a person", async () => {
    const { site, clerk } = await openWithOne();
    expect(mainOf(await clerk.get("/dashboard/person?q=TC-2026-014"))).toContain("Transfer certificate");
    const zip = await clerk.visit("/dashboard/person/person.zip?item=transfer-certificate:1");
    const bytes = Buffer.from(await zip.arrayBuffer()).toString("latin1");
    expect(bytes).toContain("files/transfer-certificate-1-TC-2026-014.pdf");
    expect(bytes).toContain(pdf("one"));
    const records = await recordsNamed(site.db, ["transfer-certificate:1"]);
    const left = await site.db.transaction().execute((trx) => eraseRecords(trx, records));
    await removeLeftFiles(site, left);
    expect([await rows(site), await filesOf(site)]).toEqual([[], []]);
  });
});

describe("how long one is kept", () => {
  const later = (years: number) => new Date(Date.now() + years * 366 * 24 * 60 * 60 * 1000);

  test("certificates are kept for five years, as long as the settings say, or with 0 for ever", async () => {
    const { site } = await openWithOne();
    expect(await eraseOldCertificates(site, later(4.9))).toBe(0);
    await saveSettings(site.db, { certificate_years: "0" });
    expect(await eraseOldCertificates(site, later(50))).toBe(0);
    await saveSettings(site.db, { certificate_years: "5" });
    expect(await eraseOldCertificates(site, later(5.1))).toBe(1);
    expect([await rows(site), await filesOf(site)]).toEqual([[], []]);
    const { db } = site;
    expect(await db.selectFrom("erased_files").select("name").execute()).toHaveLength(1);
    const ledger = await db.selectFrom("erasures").select("kind").execute();
    expect(ledger).toContainEqual({ kind: "transfer_certificates" });
  });

  test("a shorter time asks first, and the page Privacy says it", async () => {
    const { site, clerk } = await openWithOne();
    const created_at = new Date(Date.now() - 3 * 366 * 24 * 60 * 60 * 1000).toISOString();
    await site.db.updateTable("transfer_certificates").set({ created_at }).execute();
    const form = {
      resume_months: "12",
      message_months: "24",
      subscriber_months: "36",
      activity_months: "24",
    };
    const settings = "/dashboard/settings/privacy";
    const asked = await clerk.submit(settings, { ...form, certificate_years: "2" });
    expect(asked.status).toBe(422);
    const html = await asked.text();
    expect(textOf(html)).toContain("With 2 years, 1 transfer certificate will be erased for good.");
    const answer = fieldOf(html, "certificate_years_asked");
    const sure = { ...form, certificate_years: "2", certificate_years_asked: answer };
    expect((await clerk.submit(settings, sure)).status).toBe(303);
    expect(textOf(await site.visitor().get("/privacy"))).toContain("It is erased after 2 years.");
    expect(await eraseOldCertificates(site)).toBe(1);
  });
});
