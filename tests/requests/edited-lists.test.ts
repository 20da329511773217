import { describe, expect, test } from "vitest";
import { faculty } from "~/content/faculty/faculty-member.server";
import { createBudget } from "~/files/examine/budget";
import { readTableBytes } from "~/files/examine/table-file";
import { recordIdHeading } from "~/spreadsheets/record-ids";
import type { Person } from "../support/forms";
import { sendStep } from "../support/many-files";
import { fieldOf } from "../support/page";
import { openSite, textOf } from "../support/site";
import { type SheetSpec, writeExcel, writeOpenDocument } from "../support/spreadsheet";

const list = "/dashboard/deletefaculty";
const path = "/dashboard/deletefaculty/import";

type Site = Awaited<ReturnType<typeof openSite>>;

async function open() {
  const site = await openSite();
  const clerk = await site.editor();
  const preview = await sendStep(clerk, path, {
    fields: {
      pasted: "Name\tRole\tSubjects\nAsha Das\tPGT\tPhysics\nBiren Sahu\tTGT\t007\nChitra Rout\tPRT\t",
    },
  });
  await sendStep(clerk, path, { fields: { ...preview.form, add: "1" } });
  return { site, clerk };
}

async function download(clerk: Person, type: "xlsx" | "csv"): Promise<{ head: string[]; rows: string[][] }> {
  const answer = await clerk.visit(`${list}.${type}`);
  const report = readTableBytes(Buffer.from(await answer.arrayBuffer()), createBudget({ bytes: 1e8 }));
  if ("problem" in report) throw new Error(report.problem);
  const [head = [], ...rows] = report.sheets[0]?.rows.map(({ cells }) => cells) ?? [];
  return { head, rows };
}

const staff = async ({ db }: Site) =>
  (await faculty.list(db, { limit: 9 })).map(({ name, title, subject }) =>
    [name, title, subject].join(" | "),
  );

const asSheet = ({ head, rows }: { head: string[]; rows: string[][] }): SheetSpec[] => [
  { rows: [head, ...rows], hiddenColumns: [1] },
];

describe("a downloaded list", () => {
  test.each(["xlsx", "csv"] as const)(
    "the list as %s has all records, and importing it unchanged changes nothing",
    async (type) => {
      const { site, clerk } = await open();
      const { head, rows } = await download(clerk, type);
      expect(head).toEqual([recordIdHeading, "Name", "Role", "Subjects taught", "Details"]);
      expect(rows[1]?.slice(1, 4)).toEqual(["Biren Sahu", "TGT", "007"]);
      const bytes = Buffer.from(await (await clerk.visit(`${list}.${type}`)).arrayBuffer());
      const { words } = await sendStep(clerk, path, { table: new Uint8Array(bytes) });
      expect(words).toContain("There is nothing new in this file.");
      expect(words).toContain("Already there: 3");
      expect(await staff(site)).toHaveLength(3);
    },
  );

  test.each([
    ["Excel", writeExcel],
    ["LibreOffice", writeOpenDocument],
  ] as const)("changed in %s shows old and new values, and one Undo takes all back", async (_, write) => {
    const { site, clerk } = await open();
    const { head, rows } = await download(clerk, "xlsx");
    const [asha = [], biren = [], chitra = []] = rows;
    const changed = [
      [asha[0] ?? "", "Asha Das", "Principal", "Physics", ""],
      ["", "Dipak Nayak", "PGT", "", ""],
    ];
    const preview = await sendStep(clerk, path, {
      table: write(asSheet({ head, rows: [...changed, biren] })),
    });
    expect(preview.words).toContain("Will be changed: 1 Asha Das Role: PGT → Principal");
    expect(preview.words).toContain("Will be added: 1 Dipak Nayak · PGT");
    expect(preview.words).toContain(
      "Not in the file: 1. They stay on the website, unless you tick Delete. Chitra Rout",
    );
    const before = await staff(site);
    const fields = { ...preview.form, add: "1", [`delete-${chitra[0]}`]: "1" };
    const saved = await sendStep(clerk, path, { fields });
    expect([saved.status, saved.location]).toEqual([303, list]);
    expect(await staff(site)).toEqual([
      "Asha Das | Principal | Physics",
      "Biren Sahu | TGT | 007",
      "Dipak Nayak | PGT | ",
    ]);
    const shown = await clerk.get(list);
    expect(textOf(shown)).toContain("Saved: 1 added, 1 changed, 1 deleted.");
    const undo = fieldOf(shown, "undo");
    await clerk.visit("/dashboard/undo", { form: { undo } });
    expect(await staff(site)).toEqual(before);
  });

  test("a list without some records deletes them only if a box is ticked", async () => {
    const { site, clerk } = await open();
    const { head, rows } = await download(clerk, "xlsx");
    const preview = await sendStep(clerk, path, {
      table: writeExcel(asSheet({ head, rows: rows.slice(0, 1) })),
    });
    expect(preview.words).toContain("Not in the file: 2.");
    const saved = await sendStep(clerk, path, { fields: { ...preview.form, add: "1" } });
    expect(saved.status).toBe(422);
    expect(await staff(site)).toHaveLength(3);
  });

  test("with some columns changes only these", async () => {
    const { site, clerk } = await open();
    const { rows } = await download(clerk, "xlsx");
    const some = { head: [recordIdHeading, "Role"], rows: rows.map(([id = ""]) => [id, "Teacher"]) };
    const preview = await sendStep(clerk, path, { table: writeExcel(asSheet(some)) });
    await sendStep(clerk, path, { fields: { ...preview.form, add: "1" } });
    expect(await staff(site)).toEqual([
      "Asha Das | Teacher | Physics",
      "Biren Sahu | Teacher | 007",
      "Chitra Rout | Teacher | ",
    ]);
  });

  test("overwrites no record that another person changed since the preview", async () => {
    const { site, clerk } = await open();
    const { head, rows } = await download(clerk, "xlsx");
    const [asha = []] = rows;
    const table = writeExcel(
      asSheet({ head, rows: [[asha[0] ?? "", "Asha Das", "Principal", "", ""], ...rows.slice(1)] }),
    );
    const preview = await sendStep(clerk, path, { table });
    await faculty.update(site.db, Number(asha[0]), { title: "Headmistress" });
    const saved = await sendStep(clerk, path, { fields: { ...preview.form, add: "1" } });
    expect([saved.status, saved.words]).toEqual([409, expect.stringContaining("Another person has")]);
    expect((await staff(site))[0]).toBe("Asha Das | Headmistress | Physics");
  });

  test("refuses an unknown ID and an invalid value, and says why", async () => {
    const { clerk } = await open();
    const { head, rows } = await download(clerk, "xlsx");
    const table = writeExcel(
      asSheet({
        head,
        rows: [["999", "Nobody", "", "", ""], [rows[0]?.[0] ?? "", "", "", "", ""], ...rows.slice(1)],
      }),
    );
    const { words } = await sendStep(clerk, path, { table });
    expect(words).toContain("Nobody · Line 2 it is not in the list any more");
    expect(words).toContain("Enter a name");
    expect(words).not.toContain("Not in the file");
  });
});

test("each list of records can be downloaded by its staff, as a workbook and as CSV", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  for (const type of ["xlsx", "csv"])
    for (const path of [list, "/dashboard/calendar", "/dashboard/manageresults", "/dashboard/deletenotice"]) {
      const answer = await clerk.visit(`${path}.${type}`);
      expect([path, type, answer.status]).toEqual([path, type, 200]);
      expect((await site.visitor().visit(`${path}.${type}`)).status).toBe(303);
    }
});
