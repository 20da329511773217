import { expect, test } from "vitest";
import { smallPdf } from "../support/forms";
import { sendStep } from "../support/many-files";
import { fieldOf } from "../support/page";
import { openSite, textOf } from "../support/site";

const path = "/dashboard/disclosures/import";

type Site = Awaited<ReturnType<typeof openSite>>;

const saved = (site: Site) =>
  site.db
    .selectFrom("disclosures")
    .select(["name", "line", "page", "original_name", "number", "valid_until"])
    .where("deleted_at", "is", null)
    .orderBy("position")
    .execute();

/** Files as offices name them, in the order of the specification. */
const scans = {
  "society registration.pdf": "Society",
  "NOC_state.pdf": "NOC",
  "RTE.pdf": "RTE",
  "land-certificate.pdf": "Land Certificate",
  "Building safety 2026.pdf": "Building Certificate",
  "Fire NOC 2026-27.pdf": "Fire Certificate",
  "sanitation.pdf": "Sanitation Certificate",
  "water test.pdf": "Water Sample Certificate",
  "DEO self cert.pdf": "Self Certification",
  "fee 2026.pdf": "Fee",
  "PTA list.pdf": "Parents Teacher Association",
  "SMC.pdf": "School Management Committee",
  "academic calendar.pdf": "Annual calender",
  "scan0001.pdf": "Mandatory Disclosure Details SARAS 6.0",
};
const names = Object.values(scans);
const files = Object.fromEntries(Object.keys(scans).map((name) => [name, smallPdf]));

test("fourteen PDFs get their names in the order of the specification, and one Undo removes them", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const shown = await sendStep(clerk, path, { files: Object.fromEntries(Object.entries(files).reverse()) });
  expect([shown.status, shown.words]).toEqual([200, expect.stringContaining("Save 14 disclosure documents")]);
  expect(await saved(site)).toEqual([]);
  const scan = shown.selects.find(({ label }) => label.includes("scan0001.pdf"));
  expect([shown.selects.length, scan?.value]).toEqual([14, "own"]);
  const saras = scan?.values.find((value) => value.startsWith("mandatorydisclosure")) ?? "";
  const fields = { ...shown.form, [scan?.name ?? ""]: saras, add: "1" };
  const answer = await sendStep(clerk, path, { fields });
  expect([answer.status, answer.location]).toEqual([303, "/dashboard/disclosures"]);
  const documents = await saved(site);
  expect(documents.map(({ name }) => name)).toEqual(names);
  expect(documents.map(({ original_name }) => original_name)).toEqual(Object.keys(scans));
  expect(documents.map(({ line }) => line).join(" ")).toBe("b2 b3 b4 b9 b5 b6 b8 b8 b7 c1 c4 c3 c2 ");
  expect((await sendStep(clerk, path, { fields })).status).toBe(303);
  expect(await saved(site)).toHaveLength(14);
  const list = await clerk.get("/dashboard/disclosures");
  const undo = fieldOf(list, "undo");
  await clerk.visit("/dashboard/undo", { form: { undo } });
  expect(await saved(site)).toEqual([]);
});

test("a document of the same name is replaced in its place, and comes back with Undo", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const first = await sendStep(clerk, path, { files });
  await sendStep(clerk, path, { fields: { ...first.form, add: "1" } });
  const second = await sendStep(clerk, path, { files: { "fire.pdf": smallPdf } });
  expect(second.words).toContain("Replaces: the current file");
  await sendStep(clerk, path, { fields: { ...second.form, add: "1" } });
  const replaced = await saved(site);
  expect(replaced[5]).toMatchObject({ name: "Fire Certificate", line: "b6", original_name: "fire.pdf" });
  expect(replaced).toHaveLength(14);
  const list = await clerk.get("/dashboard/disclosures");
  const undo = fieldOf(list, "undo");
  await clerk.visit("/dashboard/undo", { form: { undo } });
  expect(textOf(await clerk.get("/dashboard/disclosures"))).toContain("and the earlier ones are back");
  expect((await saved(site))[5]?.original_name).toBe("Fire NOC 2026-27.pdf");
});

test("a document of Appendix IX without a record is given to its line, and a file that is chosen twice is taken once", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const first = await sendStep(clerk, path, {
    files: { "Affiliation 2026.pdf": smallPdf, "scan 2.pdf": `${smallPdf}%` },
  });
  expect(first.selects[0]?.values).toContain("listofteachers|/mandatory-public-disclosure#appendix-ix");
  const again = await sendStep(clerk, path, { fields: first.form, files: { "scan 2.pdf": `${smallPdf}%` } });
  expect(again.words).toContain("scan 2.pdf: chosen twice, taken once.");
  expect(again.selects).toHaveLength(2);
  await sendStep(clerk, path, { fields: { ...again.form, add: "1" } });
  expect(await saved(site)).toMatchObject([{ name: "Affiliation letter", line: "b1" }, { name: "scan 2" }]);
});

test("document numbers and days are read from a list, and unusable rows and files give their reasons", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const pasted =
    "Document\tNumber\tValid until\tFile\nFire Certificate\tF-12\t31/03/2028\tscan7.pdf\nNOC\tN-1\t\t\nLand Certificate\t\t31/02/2028\t";
  const shown = await sendStep(clerk, path, {
    fields: { pasted, page: "" },
    files: { "scan7.pdf": smallPdf, "photo.pdf": "no PDF" },
  });
  expect(shown.words).toContain("photo.pdf: ");
  expect(shown.words).toContain("NOC · Line 3 no PDF has this name");
  expect(shown.words).toContain("“31/02/2028” is no date");
  expect(shown.words).toContain("Save 1 disclosure document");
  await sendStep(clerk, path, { fields: { ...shown.form, add: "1" } });
  expect(await saved(site)).toMatchObject([
    {
      name: "Fire Certificate",
      number: "F-12",
      valid_until: "2028-03-31",
      line: "b6",
      original_name: "scan7.pdf",
    },
  ]);
});

test("other documents keep their file names on the chosen page, and can be skipped", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const shown = await sendStep(clerk, path, {
    fields: { page: "/admission" },
    files: { "Prospectus 2027-28.pdf": smallPdf, "Admission_form.pdf": smallPdf },
  });
  const form = shown.selects.find(({ label }) => label.includes("Admission_form"));
  await sendStep(clerk, path, { fields: { ...shown.form, [form?.name ?? ""]: "", add: "1" } });
  expect(await saved(site)).toMatchObject([{ name: "Prospectus 2027-28", page: "/admission" }]);
});
