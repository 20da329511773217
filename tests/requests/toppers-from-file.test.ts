import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { saveSettings } from "~/settings/queries.server";
import type { Person } from "../support/forms";
import { sendStep } from "../support/many-files";
import { fieldOf, readPage } from "../support/page";
import { openSite, textOf } from "../support/site";
import { mainOf, sendTable } from "../support/table-file";
import { createWorkbook } from "../support/workbook";

type Site = Awaited<ReturnType<typeof openSite>>;

const path = "/dashboard/manageresults/import";
const list = "/dashboard/manageresults";
const fixture = (name: string) => readFileSync(`tests/support/toppers/${name}`);
const head = "Name,Class,Year,Per cent,Photo,Consent\n";

const jpeg = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 75, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

const send = (clerk: Person, content: Buffer | string, fields?: Record<string, string>) =>
  sendTable(clerk, path, { content, fields });

async function save(
  clerk: Person,
  form: Record<string, string>,
  photos: Record<string, Uint8Array> = {},
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  for (const [name, bytes] of Object.entries(photos))
    body.append("files", new Blob([bytes as BlobPart]), name);
  body.append("add", "1");
  return clerk.visit(path, { body });
}

const kept = async (site: Site) =>
  (
    await site.db
      .selectFrom("toppers")
      .select(["name", "marks", "std"])
      .where("deleted_at", "is", null)
      .orderBy("id", "desc")
      .execute()
  ).map(({ name, marks, std }) => [name, marks, std]);

describe("files of real shapes", () => {
  test.each([
    [
      "plain.csv",
      [
        ["Ananya Mahato", "97.4%", "Class XII, Science, 2026"],
        ["Rahul Soren", "96.2%", "Class XII, Commerce, 2026"],
      ],
    ],
    [
      "school-sheet.csv",
      [
        ["Zoë D’Souza", "488/500", "Class XII, Arts, 2026"],
        ["Bikash Murmu", "470/500", "Class X, 2026"],
      ],
    ],
    [
      "unicode-text.txt",
      [
        ["প্রিয়া দাস", "95.6%", "Class X"],
        ["ऋषि कुमार", "91.2%", "Class IX"],
      ],
    ],
    ["utf-16be.csv", [["Farah Khatun", "A1", ""]]],
    [
      "cbse-list.txt",
      [
        ["Aaa Bbb", "95.2%", "Class XII, 2026"],
        ["Ggg Hhh", "95.2%", "Class XII, 2026"],
      ],
    ],
  ] as const)("%s is shown first, then added with one button", async (name, expected) => {
    const site = await openSite();
    const clerk = await site.editor();
    const { status, words, form } = await send(clerk, fixture(name), { best: "1" });
    expect([status, words]).toEqual([200, expect.stringContaining("Nothing is saved yet.")]);
    expect(await kept(site)).toEqual([]);
    const answer = await save(clerk, form);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, list]);
    expect(await kept(site)).toEqual(expected);
    const page = textOf(await site.visitor().get("/results"));
    for (const [student, marks] of expected) expect(page).toMatch(new RegExp(`${student}.{0,40}${marks}`));
    expect(page.indexOf(expected[0][0])).toBeLessThanOrEqual(page.indexOf(expected.at(-1)?.[0] ?? ""));
  });

  test("each skipped row gives its reason", async () => {
    const site = await openSite();
    const clerk = await site.editor();
    const plain = (await send(clerk, fixture("plain.csv"))).words;
    for (const why of [
      "Sneha Patra · X · 2026 · 101 · Line 4 Per cent: 101 is more than 100. Correct the number.",
      "X · 2026 · 91 · Line 5 it has no name. Enter one.",
      "ananya mahato · 97.4% · Class XII, Science, 2026 · Line 6 same as line 2, so it is left out",
    ])
      expect(plain).toContain(why);
    expect((await send(clerk, fixture("school-sheet.csv"))).words).toContain("501 of 500 cannot be");
    expect((await send(clerk, fixture("utf-16be.csv"))).words).toContain("it does not say the marks");
    const cbse = await send(clerk, fixture("cbse-list.txt"));
    expect(cbse.words).toContain("Ccc D'Dd · 77.4% · Class XII, 2026");
    expect(cbse.words).toContain("2 other students · CBSE's list they did not pass");
    expect(cbse.words).not.toMatch(/eee|iii/i);
    const cut = fixture("cbse-list.txt")
      .toString()
      .replace("TOTAL CANDIDATES :   5", "TOTAL CANDIDATES :   6");
    expect((await send(clerk, cut)).words).toContain("it says 6 candidates at its end, and lists 5");
  });

  test("Excel workbooks are read, and other spreadsheets are refused with advice", async () => {
    const site = await openSite();
    const clerk = await site.editor();
    const row = (number: number, cells: string[]) =>
      `<row r="${number}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;
    const book = createWorkbook(
      row(1, ["Toppers of class X"]) +
        row(3, ["Name", "Year", "%"]) +
        row(4, ["Asha Das", "March 2025", "97.4"]),
    );
    const { words, form } = await send(clerk, Buffer.from(book));
    expect(words).toContain("Will be added: 1 Asha Das · 97.4% · Class X, 2025");
    expect((await save(clerk, form)).status).toBe(303);
    expect(await kept(site)).toEqual([["Asha Das", "97.4%", "Class X, 2025"]]);
    const old = Buffer.from("d0cf11e0a1b11ae1", "hex");
    for (const [content, why] of [
      [old, "This is an Excel file of another kind, such as .xls. In Excel choose File, Save As"],
      [
        Buffer.concat([old, Buffer.from("EncryptedPackage", "utf16le")]),
        "This Excel file asks for a password.",
      ],
      [
        Buffer.from(zipSync({ mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet") })),
        "This Excel file is damaged.",
      ],
      [Buffer.from(book).subarray(0, 300), "This Excel file is damaged."],
      ["<html><table><tr><td>Name</td></tr></table>", "is a web page. Open it in Excel"],
    ] as const) {
      const refused = await send(clerk, content);
      expect([refused.status, refused.words]).toEqual([422, expect.stringContaining(why)]);
    }
  });

  test("English always counts if the form says so", async () => {
    const site = await openSite();
    const clerk = await site.editor();
    const { words } = await send(clerk, fixture("cbse-list.txt"), { best: "1", english: "1" });
    expect(words).toContain("Class XII, 2026 1st");
  });

  test("a file that is none, or rows that are none, change nothing", async () => {
    const site = await openSite();
    const clerk = await site.editor();
    for (const content of ["hello", "Name,Class\nA,X\n", head]) {
      const { status, words } = await send(clerk, content, { year: "2024" });
      expect([content, status]).toEqual([content, 422]);
      expect(words).toMatch(/These columns are missing|There is no row below/);
    }
    const none = await clerk.visit(path, { body: new FormData() });
    expect([none.status, mainOf(await none.text())]).toEqual([
      422,
      expect.stringContaining("Paste the rows, or choose a file"),
    ]);
    const row = { name: "A", marks: "1", std: "X", file: "", consent: "" };
    for (const rows of [
      "",
      "[]",
      "{",
      JSON.stringify([{ ...row, name: "" }]),
      JSON.stringify([{ ...row, std: "x".repeat(101) }]),
    ])
      expect((await save(clerk, { rows })).status).toBe(422);
    expect((await save(clerk, { rows: JSON.stringify(Array(501).fill(row)) })).status).toBe(422);
    expect(await kept(site)).toEqual([]);
  });
});

describe("photos", () => {
  const table = `${head}Ananya Mahato,XII,2026,97.4,IMG 12.jpg,\nRahul Soren,XII,2026,96.2,,\nSneha Patra,X,2026,98,,\n`;

  test("come to the student that they are called like; who has none is drawn until one is added", async () => {
    const site = await openSite();
    const clerk = await site.editor();
    const { form } = await send(clerk, table);
    const photos = { "img_12.JPG": await jpeg("#ff0000"), "rahul-soren.jpg": await jpeg("#0000ff") };
    expect((await save(clerk, form, photos)).status).toBe(303);
    expect(textOf(await clerk.get(list))).toContain("3 results added. 1 has no photo: add it with Edit.");
    const rows = await site.db
      .selectFrom("toppers")
      .innerJoin("pictures", "pictures.id", "picture_id")
      .select(["name", "placeholder"])
      .orderBy("name")
      .execute();
    expect(rows.map(({ name, placeholder }) => [name, placeholder])).toEqual([
      ["Ananya Mahato", expect.stringMatching(/^[ef]00$/)],
      ["Rahul Soren", expect.stringMatching(/^00[ef]$/)],
      ["Sneha Patra", expect.stringMatching(/^[c-e]{3}$/)],
    ]);
  });

  test("that fit no student, or are none, are shown again, and left out with the next tap", async () => {
    for (const [photos, words] of [
      [{ "class-photo.jpg": await jpeg("#ff0000") }, "class-photo.jpg Leave it out"],
      [{ "Rahul Soren.jpg": new Uint8Array([1, 2, 3]) }, "Rahul Soren.jpg: "],
      [
        { "Sneha Patra.jpg": await jpeg("#ff0000"), "sneha_patra.png": await jpeg("#00ff00") },
        "sneha_patra.png Leave it out",
      ],
    ] as const) {
      const site = await openSite();
      const clerk = await site.editor();
      const { form } = await send(clerk, table);
      const files = { "img_12.JPG": await jpeg("#00ff00"), ...photos };
      const again = await sendStep(clerk, path, { fields: { ...form, add: "1" }, files });
      expect([again.status, again.words]).toEqual([200, expect.stringContaining(words)]);
      expect(await kept(site)).toEqual([]);
      expect((await save(clerk, again.form)).status).toBe(303);
      expect(textOf(await clerk.get(list))).toContain("3 results added");
      const rows = await site.db
        .selectFrom("toppers")
        .innerJoin("pictures", "pictures.id", "picture_id")
        .select(["name", "placeholder"])
        .orderBy("name")
        .execute();
      expect(rows).toHaveLength(3);
      expect(rows[0]).toEqual({ name: "Ananya Mahato", placeholder: expect.stringMatching(/^0[ef]0$/) });
    }
  });
});

describe("with existing results", () => {
  const table = `${head}Ananya Mahato,XII,2026,97.4,,\nRahul Soren,XII,2026,96.2,,\n`;

  test("sent twice it is added once; one tap takes all back, another one undoes that", async () => {
    const site = await openSite();
    const clerk = await site.editor();
    const { form } = await send(clerk, table);
    for (let time = 0; time < 2; time += 1) expect((await save(clerk, form)).status).toBe(303);
    expect(await kept(site)).toHaveLength(2);
    const again = await send(clerk, `${table}Sneha Patra,X,2026,98,,\n`);
    expect(again.words).toContain("Already there: 2 Ananya Mahato · 97.4% · Class XII, 2026");
    expect(again.words).toContain("Save 1 result");
    expect((await save(clerk, again.form)).status).toBe(303);
    await clerk.get("/dashboard");
    expect((await send(clerk, table)).words).toContain("There is nothing new in this file.");

    const other = await send(clerk, `${head}Farah Khatun,X,2026,95,,\n`);
    await save(clerk, other.form);
    const undoOnPage = async () => {
      const undo = fieldOf(await clerk.get(list), "undo");
      expect((await clerk.visit("/dashboard/undo", { form: { undo } })).status).toBe(303);
      return undo;
    };
    const undo = await undoOnPage();
    expect((await kept(site)).flat()).not.toContain("Farah Khatun");
    expect(await kept(site)).toHaveLength(3);
    await undoOnPage();
    expect((await kept(site)).flat()).toContain("Farah Khatun");
    await clerk.visit("/dashboard/undo", { form: { undo } });
    await clerk.get(list);
    await clerk.visit("/dashboard/undo", { form: { undo } });
    expect(textOf(await clerk.get(list))).toContain("Nothing was undone");
  });

  test("does not duplicate results added meanwhile", async () => {
    const site = await openSite();
    const clerk = await site.editor();
    const one = await send(clerk, table);
    const other = await send(clerk, table);
    await save(clerk, other.form);
    const late = await save(clerk, one.form);
    expect([late.status, mainOf(await late.text())]).toEqual([
      409,
      expect.stringContaining("Another person has added some of these"),
    ]);
    expect(await kept(site)).toHaveLength(2);
  });
});

describe("consents", () => {
  const table = `${head}Ananya Mahato,XII,2026,97.4,,"Mrs. Lata Mahato, mother"\nRahul Soren,XII,2026,96.2,,yes\n`;
  const consents = (site: Site) =>
    site.db
      .selectFrom("consents")
      .select(["kind", "record_id", "given_by", "for_site", "created_by"])
      .execute();

  test("of the table are noted with their result; that there is one is not who gave it", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await save(clerk, (await send(clerk, table)).form);
    const { id } = await site.db
      .selectFrom("toppers")
      .select("id")
      .where("name", "=", "Ananya Mahato")
      .executeTakeFirstOrThrow();
    expect(await consents(site)).toEqual([
      {
        kind: "topper",
        record_id: id,
        given_by: "Mrs. Lata Mahato, mother",
        for_site: 1,
        created_by: "clerk",
      },
    ]);
  });

  test("are asked for once more, or not at all, where that is set", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await saveSettings(site.db, { consent_rule: "ask" });
    const { form, html } = await send(clerk, table);
    expect(html).toContain('name="consent_missing" type="checkbox"');
    const refused = await save(clerk, form);
    expect([refused.status, mainOf(await refused.text())]).toEqual([
      422,
      expect.stringContaining("Not every student has a consent."),
    ]);
    expect(await kept(site)).toEqual([]);
    expect((await save(clerk, { ...form, consent_missing: "1" })).status).toBe(303);
    await saveSettings(site.db, { consent_rule: "off" });
    const off = await send(clerk, `${head}Sneha Patra,X,2026,98,,Mr. Patra\n`);
    expect((await save(clerk, off.form)).status).toBe(303);
    expect(await consents(site)).toHaveLength(1);
  });
});

test("rows are pasted as well, and can be changed before they are added", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const pasted = "Name\tClass\tPer cent\nAsha Das\tX\t97.4\nRavi\tX\tgood";
  const shown = await sendStep(clerk, path, { fields: { pasted, asked: "year", year: "2026" } });
  expect(shown.words).toContain("Will be added: 1 Asha Das · 97.4% · Class X, 2026");
  expect(shown.words).toContain("is no per cent: enter a number");
  const changed = await sendStep(clerk, path, { fields: { ...shown.form, year: "2026", change: "1" } });
  const page = readPage(changed.html);
  expect(page.field("pasted")).toMatch(/^Name\tClass/);
  expect(page.field("year")).toBe("2026");
});

test("the table to fill in is taken as it is, and only staff get it", async () => {
  const site = await openSite();
  const clerk = await site.editor();
  const file = await (await clerk.visit(`${path}.csv`)).text();
  const { words } = await send(clerk, file);
  expect(words).toContain("Ananya Mahato · 97.4% · Class XII, Science,");
  expect(await clerk.get(list)).toContain(`href="${path}"`);
  expect((await site.visitor().visit(path)).status).toBe(303);
});
