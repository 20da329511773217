import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";
import { todayAtSchool } from "~/dates/dates";
import { openSite, textOf } from "../support/site";

const dayFromToday = (days: number) => todayAtSchool(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

async function pdfOf(pages: number): Promise<Blob> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  return new Blob([new Uint8Array(await document.save())]);
}

function formOf(fields: Record<string, string>, file?: { blob: Blob; name: string }) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append("document", file.blob, file.name);
  return { body };
}

const edit = "/dashboard/disclosures/1/update";

async function withDocument(dates: Record<string, string> = {}) {
  const site = await openSite();
  const clerk = await site.staff();
  const fields = { name: "Fire Certificate", position: "1", ...dates };
  const file = { blob: await pdfOf(3), name: "fire 2026.pdf" };
  expect((await clerk.visit("/dashboard/disclosures/add", formOf(fields, file))).status).toBe(303);
  return { site, clerk, fields };
}

test("the form of a document names its present file: name, size, pages, link and day of the last change", async () => {
  const { site, clerk } = await withDocument();
  const html = await clerk.get(edit);
  const { url, updated_at } = await site.db.selectFrom("disclosures").selectAll().executeTakeFirstOrThrow();
  expect(html).toContain(`href="${url}"`);
  expect((await site.visitor().visit(url)).status).toBe(200);
  const year = updated_at.slice(0, 4);
  expect(textOf(html)).toMatch(
    new RegExp(
      `Current file: fire 2026\\.pdf \\(opens in a new tab\\) PDF, \\d+ KB, 3 pages\\. Last changed on \\w+ \\d+, ${year}\\.`,
    ),
  );
  expect(await clerk.get("/dashboard/disclosures/add")).not.toContain("Current file");
});

test("editing a document keeps its file and name, and a new file brings its own name", async () => {
  const { clerk, fields } = await withDocument();
  await clerk.visit(edit, formOf({ ...fields, name: "Fire" }));
  expect(textOf(await clerk.get(edit))).toContain("fire 2026.pdf");
  await clerk.visit(edit, formOf(fields, { blob: await pdfOf(1), name: "fire 2027.pdf" }));
  const text = textOf(await clerk.get(edit));
  expect(text).toContain("fire 2027.pdf");
  expect(text).toContain("1 page.");
  expect(text).not.toContain("fire 2026.pdf");
});

test("an unreadable or turned round date is refused with what was typed", async () => {
  const { site, clerk, fields } = await withDocument();
  const wrong = await clerk.visit(edit, formOf({ ...fields, valid_until: "31/3/2027" }));
  expect(wrong.status).toBe(422);
  const turned = await clerk.visit(
    edit,
    formOf({ ...fields, valid_from: "2027-04-01", valid_until: "2027-03-31" }),
  );
  expect(turned.status).toBe(422);
  const html = await turned.text();
  expect(textOf(html)).toContain("Enter a day that is not before “Valid from”");
  expect(html).toContain('value="2027-03-31"');
  await clerk.visit(edit, formOf({ ...fields, valid_from: "2027-03-31", valid_until: "2027-03-31" }));
  const saved = await site.db.selectFrom("disclosures").selectAll().executeTakeFirstOrThrow();
  expect([saved.valid_from, saved.valid_until]).toEqual(["2027-03-31", "2027-03-31"]);
});

test.each([
  [{ valid_until: dayFromToday(12) }, "Ends in 12 days", "The document Fire Certificate ends in 12 days."],
  [{ valid_until: dayFromToday(1) }, "Ends tomorrow", "The document Fire Certificate ends tomorrow."],
  [{ valid_until: dayFromToday(0) }, "Ends today", "The document Fire Certificate ends today."],
  [
    { valid_until: "2025-03-31" },
    "Ended on Mar 31, 2025",
    "The document Fire Certificate ended on Mar 31, 2025.",
  ],
  [{ valid_until: dayFromToday(60) }, "Ends in 60 days", "The document Fire Certificate ends in 60 days."],
  [{ valid_until: "2098-03-31" }, "Valid until Mar 31, 2098", ""],
  [{ valid_from: "2098-03-31" }, "Valid from Mar 31, 2098", ""],
])("a document with %o: the list says %s, the overview %s", async (dates, state, todo) => {
  const { site, clerk } = await withDocument(dates);
  expect(textOf(await clerk.get("/dashboard/disclosures"))).toContain(state);
  const overview = await clerk.get("/dashboard");
  if (todo) {
    expect(textOf(overview)).toContain(todo);
    expect(overview).toContain(`href="${edit}"`);
    expect(textOf(await (await site.editor()).get("/dashboard"))).toContain(todo);
  } else {
    expect(textOf(overview)).not.toContain("The document");
  }
  const cards = textOf(await site.visitor().get("/mandatory-public-disclosure"));
  expect(cards).not.toContain(state);
});

test("a document in the trash, and one that ends after 60 days, are nothing to do", async () => {
  const { clerk } = await withDocument({ valid_until: dayFromToday(61) });
  expect(textOf(await clerk.get("/dashboard"))).not.toContain("The document");
  await clerk.visit(edit, formOf({ name: "Fire", position: "1", valid_until: "2025-03-31" }));
  expect(textOf(await clerk.get("/dashboard"))).toContain("The document Fire ended");
  await clerk.submit("/dashboard/disclosures/1/delete", {});
  expect(textOf(await clerk.get("/dashboard"))).not.toContain("The document Fire ended");
});

test("the overview names five ended documents, and the list has the others", async () => {
  const { clerk } = await withDocument({ valid_until: "2025-01-01" });
  for (let number = 2; number <= 6; number += 1) {
    const fields = { name: `Paper ${number}`, position: "9", valid_until: `2025-01-0${number}` };
    await clerk.visit("/dashboard/disclosures/add", formOf(fields, { blob: await pdfOf(1), name: "p.pdf" }));
  }
  const text = textOf(await clerk.get("/dashboard"));
  expect(text).toContain("The document Paper 5 ended");
  expect(text).not.toContain("The document Paper 6");
  expect(text).toContain("More documents have ended or end soon. See them");
});
