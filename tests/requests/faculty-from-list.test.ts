import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { jpeg, sendStep } from "../support/many-files";
import { fieldOf, readPage } from "../support/page";
import { openSite, textOf } from "../support/site";
import { createWorkbook, excelText } from "../support/workbook";

const path = "/dashboard/deletefaculty/import";
const list = "/dashboard/deletefaculty";

type Site = Awaited<ReturnType<typeof openSite>>;

const saved = async (site: Site) =>
  (
    await site.db
      .selectFrom("faculty")
      .innerJoin("pictures", "pictures.id", "picture_id")
      .select(["name", "title", "subject", "details", "stem"])
      .where("deleted_at", "is", null)
      .orderBy("position")
      .execute()
  ).map(({ stem, ...row }) => ({ ...row, stem }));

const teachers = Array.from(
  { length: 30 },
  (_, index) =>
    `${index + 1}\tTeacher ${String.fromCharCode(65 + (index % 26))}${index}\tPGT\tPhysics\tM.Sc., B.Ed.`,
);
const pasted = ["Sl.No.\tName of Teacher\tDesignation\tSubject\tQualification", ...teachers].join("\n");

test("thirty teachers are pasted, shown, added in order, and taken back with one Undo", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  for (const page of [list, "/dashboard/add-faculty"])
    expect((await clerk.open(page)).link("Add many")).toBe("/dashboard/deletefaculty/import");
  const shown = await sendStep(clerk, path, { fields: { pasted } });
  expect([shown.status, shown.words]).toEqual([200, expect.stringContaining("Save 30 faculty members")]);
  expect(shown.words).toContain("Will be added: 30 Teacher A0 · PGT · Physics · M.Sc., B.Ed.");
  expect(await saved(site)).toEqual([]);
  const answer = await sendStep(clerk, path, { fields: { ...shown.form, add: "1" } });
  expect([answer.status, answer.location]).toEqual([303, list]);
  const people = await saved(site);
  expect(people).toHaveLength(30);
  expect(people[0]).toMatchObject({
    name: "Teacher A0",
    title: "PGT",
    subject: "Physics",
    details: "M.Sc., B.Ed.",
  });
  const page = await clerk.get(list);
  expect(textOf(page)).toContain("30 faculty members added. 30 have no photo: add it with Edit.");
  const undo = fieldOf(page, "undo");
  await clerk.visit("/dashboard/undo", { form: { undo } });
  expect(await saved(site)).toEqual([]);
});

test("photos are matched by name, and one of another name is given its teacher on the spot", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const rows = "Name\tRole\nMrs. Asha Das\tPGT\nRavi Kumar\tTGT\nMina Sahu\tPRT";
  const first = await sendStep(clerk, path, { fields: { pasted: rows } });
  const second = await sendStep(clerk, path, {
    fields: first.form,
    files: {
      "asha_das.JPG": await jpeg(),
      "IMG-20261125-WA0003.jpg": await jpeg("red"),
      "notes.txt": "no photo",
    },
  });
  expect(second.words).toContain("Photo: asha_das.JPG");
  expect(second.words).toContain("notes.txt: ");
  expect(await saved(site)).toEqual([]);
  const [select, ...others] = second.selects;
  expect([select?.label, select?.value, others]).toEqual(["IMG-20261125-WA0003.jpg", "", []]);
  expect(select?.values).toEqual(["", "ravi kumar|tgt", "mina sahu|prt"]);
  await sendStep(clerk, path, {
    fields: { ...second.form, [select?.name ?? ""]: "mina sahu|prt", add: "1" },
  });
  const stems = new Map((await saved(site)).map(({ name, stem }) => [name, stem]));
  expect([...stems.keys()]).toEqual(["Mrs. Asha Das", "Ravi Kumar", "Mina Sahu"]);
  expect(new Set(stems.values()).size).toBe(3);
  expect(textOf(await clerk.get(list))).toContain(
    "3 faculty members added. 1 has no photo: add it with Edit.",
  );
  expect(readdirSync(site.files.incomingDirectory)).toEqual([]);
  expect(
    (
      await sendStep(clerk, path, {
        fields: { ...second.form, [select?.name ?? ""]: "mina sahu|prt", add: "1" },
      })
    ).status,
  ).toBe(303);
  expect(await saved(site)).toHaveLength(3);
});

test("photos sent with the button are kept if all have their row, else the rows are shown again", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const shown = await sendStep(clerk, path, { fields: { pasted: "Asha Das\nRavi Kumar" } });
  const fields = { ...shown.form, add: "1" };
  const unclear = await sendStep(clerk, path, { fields, files: { "scan.jpg": await jpeg() } });
  expect([unclear.status, unclear.selects.length, await saved(site)]).toEqual([200, 1, []]);
  const clear = await sendStep(clerk, path, { fields, files: { "Ravi Kumar.jpg": await jpeg() } });
  expect([clear.status, (await saved(site)).length]).toEqual([303, 2]);
});

test("rows that cannot be added say why, and the list can be changed on the spot, also that of a workbook", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const body = new FormData();
  const row = (line: number, name: string, role: string) =>
    `<row r="${line}">${excelText(`A${line}`, name)}${excelText(`B${line}`, role)}</row>`;
  const workbook = createWorkbook(
    row(1, "Name", "Role") + row(2, "Asha Das", "PGT") + row(3, "", "TGT") + row(4, "Asha Das", "PGT"),
  );
  body.append("file", new Blob([workbook as BlobPart]), "staff.xlsx");
  const html = await (await clerk.visit(path, { body })).text();
  expect(textOf(html)).toContain("TGT · Line 3 Enter a name");
  expect(textOf(html)).toContain("same as line 2");
  const shown = await sendStep(clerk, path, { fields: { pasted: "Name\tRole\nAsha Das\tPGT\n\tTGT" } });
  const changed = await sendStep(clerk, path, { fields: { ...shown.form, change: "1" } });
  expect(readPage(changed.html).field("pasted")).toMatch(/^Name\tRole\r?\nAsha Das/);
  expect(html).toMatch(/name="pasted" value="Name\tRole\nAsha Das/);
});

test.each([
  ["Odia", "କ୍ରମ\tଶିକ୍ଷକଙ୍କ ନାମ\tପଦବୀ\tବିଷୟ\n1\tସୀତା ଦାସ\tଶିକ୍ଷୟିତ୍ରୀ\tଓଡ଼ିଆ", ["ସୀତା ଦାସ", "ଶିକ୍ଷୟିତ୍ରୀ", "ଓଡ଼ିଆ"]],
  ["Hindi", "क्र.\tशिक्षक का नाम\tपद\tविषय\n1\tसीता देवी\tटीजीटी\tहिन्दी", ["सीता देवी", "टीजीटी", "हिन्दी"]],
  ["Bengali", "নাম\tপদবি\tবিষয়\nমিতা রায়\tশিক্ষিকা\tবাংলা", ["মিতা রায়", "শিক্ষিকা", "বাংলা"]],
  ["no", "Rina Paul\tPrincipal\tEnglish", ["Rina Paul", "Principal", "English"]],
])("a list with %s headings is read", async (_, pasted, expected) => {
  const site = await openSite();
  const { words } = await sendStep(await site.editor(), path, { fields: { pasted } });
  expect(words).toContain(expected.join(" · "));
});

test("the sample sheet has the form's labels and is read back", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const sheet = await (await clerk.visit(`${path}.csv`)).text();
  expect(sheet).toContain('"Name","Role","Subjects taught","Details","Photo"');
  const { words } = await sendStep(clerk, path, {
    fields: { pasted: `${sheet}"Asha Das","PGT","Maths","","x.jpg"` },
  });
  expect(words).toContain("Will be added: 1 Asha Das · PGT · Maths");
});
