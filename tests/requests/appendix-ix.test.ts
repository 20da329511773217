import { PDFDocument } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { allLines, getLines, sectionKeys } from "~/content/disclosures/appendix-ix/lines";
import { resultYears } from "~/content/disclosures/appendix-ix/results";
import { disclosure } from "~/kinds/disclosure";
import { saveSettings } from "~/settings/queries.server";
import { takeAsOwn } from "~db/starter-marks";
import { readActivity } from "../support/activity";
import { readPage } from "../support/page";
import { addRecord } from "../support/records";
import { openedIn, openSampleSite, openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const page = "/mandatory-public-disclosure";
const [newest = 0, middle = 0, oldest = 0] = resultYears();
const day = 24 * 60 * 60 * 1000;
const dayBefore = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10);

async function pdf(pages = 1): Promise<Blob> {
  const document = await PDFDocument.create();
  for (let count = 0; count < pages; count += 1) document.addPage();
  return new Blob([new Uint8Array(await document.save())]);
}

async function addDocument(
  clerk: Person,
  fields: Record<string, string>,
  path = "/dashboard/disclosures/add",
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ position: "1", ...fields })) body.append(name, value);
  body.append("document", await pdf(), "paper.pdf");
  expect((await clerk.visit(path, { body })).status).toBe(303);
}

function row(html: string, key: string): string {
  return readPage(html).part(`tr#${key}`).text.replaceAll("/ ", "/");
}

describe("the tables", () => {
  test("Appendix IX has CBSE's sections and lines in order, and marks empty ones as not yet published", async () => {
    const site = await openSite();
    await saveSettings(site.db, { phone: "+91 98765 43210" });
    const html = await site.visitor().get(page);
    const keys = readPage(html).attributes("tr[id]", "id");
    expect(keys).toEqual(allLines.filter(({ extra }) => !extra).map(({ key }) => key));
    const headings = readPage(html)
      .texts("h3")
      .filter((heading) => /^[A-E]: /.test(heading));
    expect(headings).toEqual([
      "A: General information",
      "B: Documents and information",
      "C: Result and academics",
      "D: Staff (teaching)",
      "E: School infrastructure",
    ]);
    expect(row(html, "b6")).toBe(
      "6 Copy of valid fire safety certificate issued by the competent authority Not yet published",
    );
    expect(textOf(html)).toContain(
      "Some details are not published yet. Please call the school: +91 98765 43210",
    );
    expect(row(html, "a7")).toContain("+91 98765 43210");
  });

  test("mark what is of the sample content, and make nothing up", async () => {
    const site = await openSampleSite();
    const html = await site.visitor().get(page);
    expect(row(html, "a1")).toContain("Palashpur Public School Sample");
    expect(row(html, "b6")).toContain("Fire Certificate");
    expect(row(html, "b6")).toContain("Sample");
    for (const key of ["a2", "b1", "c5x", "e1"]) expect(row(html, key)).toContain("Not yet published");
    const clerk = await site.staff();
    const staffPage = await clerk.get("/dashboard/appendix-ix");
    const overview = textOf(staffPage);
    expect(overview).toContain("0 of 36 lines are done.");
    expect(overview).toContain("Fire safety certificate Sample");
    expect(readPage(staffPage).count('progress[max="36"][value="0"]')).toBe(1);
    expect(readPage(staffPage).main.has("details[open]")).toBe(false);
    expect(overview).not.toContain("lines open in section");
  });

  test("a sample file is no published document, with a number next to it or a mark taken away", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    const done = async () =>
      /(\d+) of 36 lines are done/.exec(textOf(await clerk.get("/dashboard/appendix-ix")))?.[1];
    expect(await done()).toBe("0");
    const { id } = await site.db
      .selectFrom("disclosures")
      .select("id")
      .where("line", "=", "b6")
      .executeTakeFirstOrThrow();
    const edit = `${disclosure.pages.record}/${id}/update`;
    const opened = openedIn(await clerk.get(edit));
    const fields = { name: "Fire Certificate", line: "b6", number: "FC/17", position: "1", opened };
    const saved = await clerk.visit(edit, { form: fields });
    expect(saved.status).toBe(303);
    await takeAsOwn(site.db, "disclosures");
    expect(await done()).toBe("0");
    expect(row(await site.visitor().get(page), "b6")).toMatch(/FC\/17.*Sample|Sample.*FC\/17/);
    expect((await clerk.open(disclosure.pages.list)).texts("span")).toContain("Sample");
    const json = await (await site.visitor().visit(`${page}.json`)).json();
    expect(json.sections[1].lines[5]).toMatchObject({ status: "sample", sample: true });
  });

  test("the sections are below the fourteen cards, which are unchanged", async () => {
    const site = await openSampleSite();
    const html = await site.visitor().get(page);
    expect(html.match(/Click Here/g)).toHaveLength(14);
    expect(html.lastIndexOf("Click Here")).toBeLessThan(html.indexOf('id="appendix-ix"'));
  });

  test("mark the cards of sample files, and count what is published", async () => {
    const site = await openSampleSite();
    const cards = async () => (await site.visitor().get(page)).split('id="appendix-ix"')[0] ?? "";
    const samples = async () => (await cards()).match(/>Sample</g)?.length;
    // One line for all, as long as no document is the school's own.
    expect(await samples()).toBe(1);
    expect(textOf(await cards())).not.toContain("of 36 lines");
    await site.db.updateTable("disclosures").set({ url: "/documents/own.pdf" }).where("id", "=", 1).execute();
    expect(await samples()).toBe(13);
    expect(textOf(await cards())).toContain("1 of 36 lines of CBSE Appendix IX are published.");
  });
});

describe("a section", () => {
  test("a section is saved, shown to visitors, and in the CSV and JSON files", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const answer = await clerk.submit("/dashboard/appendix-ix/a", {
      a1: "Rasulpur High School",
      a2: "2430999",
      a3_none: "Not given yet",
      a6: "office@rasulpur.example",
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/dashboard/appendix-ix#a");
    const html = await site.visitor().get(page);
    expect(row(html, "a1")).toBe("1 Name of the school Rasulpur High School");
    expect(row(html, "a3")).toBe("3 School code (if applicable) Not applicable: Not given yet");
    const csv = await (await site.visitor().visit(`${page}.csv`)).text();
    expect(csv).toContain('"A","2","Affiliation no. (if applicable)","published","2430999"');
    const json = await (await site.visitor().visit(`${page}.json`)).json();
    expect(json.sections[0].lines[1]).toMatchObject({ number: "2", status: "published", details: "2430999" });
    expect(json.sections[0].lines[2]).toMatchObject({ status: "not applicable", reason: "Not given yet" });
    expect(json.sections[0].lines[3]).toMatchObject({ status: "not yet published", details: "" });
    expect(textOf(await clerk.get("/dashboard/appendix-ix"))).toContain(
      "A: General information 4 of 7 lines are done. Fill in section A",
    );
    const log = await readActivity(site.db, ["action", "subject"]);
    expect(log).toContainEqual({
      action: "changed the mandatory disclosure",
      subject: "Section A: General information",
    });
  });

  test.each([
    ["a", { a6: "office at school" }, "must be an e-mail address"],
    ["a", { a2: "1", a2_none: "None" }, "Empty this, or “Affiliation number”"],
    ["a", { a1: "x".repeat(301) }, "may have at most 300 characters"],
    ["c", { c1: "/elsewhere" }, "Choose an answer"],
    [
      "c",
      { "c5x-cell-0-0": "2025", "c5x-cell-0-1": "10", "c5x-cell-0-2": "11" },
      "not above that of the registered",
    ],
    ["c", { "c5x-cell-0-0": "1890", "c5x-cell-0-1": "10", "c5x-cell-0-2": "9" }, "Enter a year from 2000"],
    ["c", { "c5x-cell-0-0": "2025", "c5x-cell-0-1": "10" }, "Enter how many passed"],
    [
      "c",
      {
        "c5x-cell-0-0": "2025",
        "c5x-cell-0-1": "10",
        "c5x-cell-0-2": "9",
        "c5x-cell-1-0": "2025",
        "c5x-cell-1-1": "1",
        "c5x-cell-1-2": "1",
      },
      "There is a row of 2025 already",
    ],
    ["d", { d2: "many" }, "must be a number, such as"],
    ["e", { e4: "perhaps" }, "Choose an answer"],
    ["e", { e7: "javascript:alert(1)" }, "must be a full address"],
  ])("%s that cannot be taken (%o) is refused, and changes nothing", async (section, form, words) => {
    const site = await openSite();
    const clerk = await site.staff();
    const answer = await clerk.submit(`/dashboard/appendix-ix/${section}`, form as Record<string, string>);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toContain(words);
    const [[name = "", typed = ""] = []] = Object.entries(form);
    if (name !== "c1" && name !== "e4") expect(html).toContain(`value="${typed}"`);
    expect(await site.db.selectFrom("appendix_values").selectAll().execute()).toEqual([]);
  });

  test("does not overwrite lines that another person saved; other lines cause no conflict", async () => {
    const site = await openSite();
    const [one, other] = [await site.staff(), await site.staff("colleague")];
    const opened = openedIn(await one.get("/dashboard/appendix-ix/e"));
    await other.submit("/dashboard/appendix-ix/e", { opened, e1: "8094" });
    const refused = await one.submit("/dashboard/appendix-ix/e", { opened, e1: "9000" });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(textOf(html)).toContain("Another person changed this while you had it open.");
    expect(html).toContain('value="9000"');
    const compared = openedIn(html);
    expect((await one.submit("/dashboard/appendix-ix/e", { opened: compared, e1: "9000" })).status).toBe(303);
    expect(row(await site.visitor().get(page), "e1")).toContain("9000");
    expect((await one.visit("/dashboard/appendix-ix/f")).status).toBe(404);
    const later = openedIn(await one.get("/dashboard/appendix-ix/e"));
    await other.submit("/dashboard/appendix-ix/e", { opened: later, e1: "9000", e2: "24" });
    await one.submit("/dashboard/appendix-ix/e", { opened: later, e1: "9500", e2: "" });
    const shown = await site.visitor().get(page);
    expect([row(shown, "e1"), row(shown, "e2")]).toEqual([
      expect.stringContaining("9500"),
      expect.stringContaining("24"),
    ]);
  });
});

describe("a document of a line", () => {
  test("is added from the section with its line chosen, and tells its number, issuer and days in the tables only", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form = await clerk.open("/dashboard/disclosures/add?line=b6");
    expect(form.part('option[value="b6"][selected]').text).toMatch(/^B 6 Fire safety certificate/);
    await addDocument(clerk, {
      name: "Fire NOC",
      page: "/mandatory-public-disclosure#appendix-ix",
      line: "b6",
      number: "FS/112/2026",
      issued_by: "State Fire Service",
      issued_on: "2026-04-01",
      valid_until: "2029-03-31",
    });
    const html = await site.visitor().get(page);
    expect(row(html, "b6")).toMatch(
      /Fire NOC , opens in a new tab PDF, \d+ KB, no\. FS\/112\/2026, issued by State Fire Service, issued on 1 April 2026, valid until 31 March 2029/,
    );
    expect(html).not.toContain("Click Here");
    const [section] = (await (await site.visitor().visit(`${page}.json`)).json()).sections.slice(1);
    expect(section.lines[5].documents).toMatchObject([
      { name: "Fire NOC", number: "FS/112/2026", issued_on: "2026-04-01", valid_until: "2029-03-31" },
    ]);
    expect(section.lines[5].documents[0].address).toMatch(/^http:\/\/school\.test\/documents\/.+\.pdf$/);
  });

  test("and a reason why the line does not apply exclude each other", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await addDocument(clerk, { name: "Our NOC", line: "b3" });
    const refused = await clerk.submit("/dashboard/appendix-ix/b", { b3_none: "State school" });
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain("take “Our NOC” out of this line first");
    expect((await clerk.submit("/dashboard/appendix-ix/b", { b4_none: "State school" })).status).toBe(303);
  });

  test("a line can link to a page of the site instead of a document", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await clerk.submit("/dashboard/appendix-ix/c", { c1: "/fees" });
    expect(row(await site.visitor().get(page), "c1")).toMatch(/See the page Fees/);
  });
});

test("the grid also names documents of Appendix IX that are not published", async () => {
  const site = await openSite();
  const cards = async () => (await site.visitor().open(page)).texts("h2:has(+ p.hint)");
  expect(await cards()).toHaveLength(12);
  await addRecord(site.db, disclosure, "Fire NOC 2026", { page: "" });
  expect(await cards()).not.toContain("Fire Certificate");
  expect(await cards()).toHaveLength(11);
  await addRecord(site.db, disclosure, "Tank test", { page: "", line: "b8" });
  expect(await cards()).not.toContain("Water Sample Certificate");
});

test("board results show their percentage, and name the years that are missing", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const results: Record<string, string> = {
    "c5x-cell-0-0": String(newest),
    "c5x-cell-0-1": "65",
    "c5x-cell-0-2": "64",
    "c5x-cell-0-3": "One absent",
    "c5x-cell-1-0": String(middle),
    "c5x-cell-1-1": "60",
    "c5x-cell-1-2": "60",
  };
  await clerk.submit("/dashboard/appendix-ix/c", { ...results, c5xii_none: "Classes up to X" });
  const text = textOf(await site.visitor().get(page));
  expect(text).toContain(
    `Result class: X Year No. of registered students No. of students passed Pass percentage Remarks ${newest} 65 64 98.46 % One absent ${middle} 60 60 100 %`,
  );
  expect(text).toContain(`See the table below ${oldest}: not yet published`);
  expect(textOf(await clerk.get("/dashboard/appendix-ix"))).toContain(
    `Results of class X: ${oldest} missing`,
  );
  const form = await clerk.get("/dashboard/appendix-ix/c");
  expect(form).toMatch(new RegExp(`name="c5x-cell-2-0"[^>]*value="${oldest}"`));
  await clerk.submit("/dashboard/appendix-ix/c", {
    ...results,
    c5x_none: "First board examination",
    c5xii_none: "Up to X",
  });
  expect(textOf(await clerk.get("/dashboard/appendix-ix"))).toContain(
    "2 of 6 lines are done. Fill in section C",
  );
});

test("teachers are counted from the faculty list, until staff enter a number", async () => {
  const site = await openSampleSite();
  await site.db.deleteFrom("starter_marks").execute();
  const people = await site.db.selectFrom("faculty").select("id").orderBy("id").execute();
  for (const [index, { id }] of people.entries()) {
    const title = ["Principal", "PGT (Physics)", "PGT (History)", "TGT (Maths)"][index] ?? "Clerk";
    await site.db
      .updateTable("faculty")
      .set({ title, name: `Person ${id}` })
      .where("id", "=", id)
      .execute();
  }
  expect(row(await site.visitor().get(page), "d1")).toBe(`1 Principal Person ${people[0]?.id}`);
  expect(row(await site.visitor().get(page), "d2")).toBe("2 Total no. of teachers 3");
  expect(row(await site.visitor().get(page), "d2pgt")).toBe("2 PGT 2");
  expect(row(await site.visitor().get(page), "d2prt")).toBe("2 PRT Not yet published");
  const clerk = await site.staff();
  expect(textOf(await clerk.get("/dashboard/appendix-ix/d"))).toContain(
    "Empty, it says “2”, from the faculty list.",
  );
  await clerk.submit("/dashboard/appendix-ix/d", { d2pgt: "7" });
  expect(row(await site.visitor().get(page), "d2pgt")).toBe("2 PGT 7");
});

describe("tables of a past day", () => {
  test("is shown of lines and documents, without a file that was replaced since", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await clerk.submit("/dashboard/appendix-ix/e", { e1: "8000" });
    await addDocument(clerk, { name: "Fire", line: "b6", number: "OLD/1" });
    const then = new Date(Date.now() - 10 * day).toISOString();
    await site.db.updateTable("appendix_values").set({ saved_at: then }).execute();
    await site.db.updateTable("document_versions").set({ since: then }).execute();
    await clerk.submit("/dashboard/appendix-ix/e", { e1: "8094" });
    await addDocument(
      clerk,
      { name: "Fire", line: "b6", number: "NEW/2" },
      "/dashboard/disclosures/1/update",
    );
    const past = await site.visitor().visit(`${page}?on=${dayBefore(5)}`);
    expect(past.headers.get("Cache-Control")).toBe("private, no-cache");
    const html = await past.text();
    expect(html).toContain('name="robots" content="noindex"');
    expect(row(html, "e1")).toContain("8000");
    expect(row(html, "b6")).toContain("Fire its file was replaced since, no. OLD/1");
    const now = await site.visitor().get(page);
    expect(row(now, "e1")).toContain("8094");
    expect(row(now, "b6")).toContain("NEW/2");
    const json = await (await site.visitor().visit(`${page}.json?on=${dayBefore(5)}`)).json();
    expect(json.sections[4].lines[0].details).toBe("8000");
    expect(textOf(await site.visitor().get(`${page}?on=${dayBefore(20)}`))).toContain(
      "Nothing was kept before",
    );
  });

  test("is noted of what the site says elsewhere, with each save", async () => {
    const site = await openSite();
    await saveSettings(site.db, { school_name: "Old Name" });
    const clerk = await site.staff();
    await clerk.submit("/dashboard/appendix-ix/e", { e1: "8000" });
    const then = new Date(Date.now() - 10 * day).toISOString();
    await site.db.updateTable("appendix_values").set({ saved_at: then }).execute();
    await saveSettings(site.db, { school_name: "New Name" });
    expect(row(await site.visitor().get(page), "a1")).toContain("New Name");
    expect(row(await site.visitor().get(`${page}?on=${dayBefore(5)}`), "a1")).toContain("Old Name");
  });

  test("an invalid or future day of a document is refused", async () => {
    const site = await openSite();
    for (const on of ["2026-02-30", "x", "2999-01-01", "1890-01-01"]) {
      const answer = await site.visitor().visit(`${page}?on=${on}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain("as far as it was kept");
    }
  });

  test("the details of a line are erased with its document", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await addDocument(clerk, { name: "Wrong paper", line: "b6" });
    await clerk.submit("/dashboard/disclosures/1/delete", {});
    const versions = () => site.db.selectFrom("document_versions").select("deleted").orderBy("id").execute();
    expect(await versions()).toEqual([{ deleted: 0 }, { deleted: 1 }]);
    await site.db.deleteFrom("disclosures").execute();
    expect(await versions()).toEqual([]);
  });
});

test("every line has a form, and every field of a form a line", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const section of sectionKeys) {
    const html = await clerk.get(`/dashboard/appendix-ix/${section}`);
    for (const { key, mayLack, kind } of getLines(section)) {
      expect(html).toContain(`id="${key}"`);
      expect([key, html.includes(`name="${key}_none"`)]).toEqual([key, Boolean(mayLack)]);
      if (kind === "results") expect(html).toContain(`name="${key}-cell-2-3"`);
    }
  }
});
