import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Person } from "../support/forms";
import { sendStep } from "../support/many-files";
import { fieldOf, readPage } from "../support/page";
import { openSite, textOf } from "../support/site";
import { mainOf, sendTable } from "../support/table-file";

// Other files of this worker need a running clock.
afterEach(() => void vi.useRealTimers());

type Site = Awaited<ReturnType<typeof openSite>>;

const path = "/dashboard/appendix-ix/results";
const fixture = (name: string) => readFileSync(`tests/support/results/${name}`);

const send = (clerk: Person, content: Buffer | string, fields?: Record<string, string>) =>
  sendTable(clerk, path, { content, fields });

const save = (clerk: Person, form: Record<string, string>) =>
  clerk.visit(path, { form: { ...form, add: "1" } });

const saved = async (site: Site) =>
  (
    await site.db
      .selectFrom("appendix_values")
      .select(["line", "value"])
      .where("source", "=", "staff")
      .orderBy("id")
      .execute()
  ).map(({ line, value }) => [line, value ? JSON.parse(value) : value]);

async function open() {
  vi.setSystemTime("2026-11-23T06:00:00Z");
  const site = await openSite();
  return { site, clerk: await site.editor() };
}

describe("files of real shapes", () => {
  test.each([
    [
      "plain.csv",
      [
        [
          "c5x",
          [
            [2026, 120, 118, ""],
            [2025, 1110, 1098, "One absent, one withheld"],
          ],
        ],
        ["c5xii", [[2026, 80, 80, "All first division"]]],
      ],
    ],
    [
      "appendix-form.csv",
      [
        [
          "c5x",
          [
            [2026, 120, 118, "Café prize – Résumé"],
            [2025, 110, 109, ""],
          ],
        ],
        ["c5xii", [[2026, 80, 80, ""]]],
      ],
    ],
    ["unicode-text.csv", [["c5x", [[2025, 95, 94, ""]]]]],
    ["utf-16be.csv", [["c5x", [[2023, 90, 88, ""]]]]],
    ["cbse-list.txt", [["c5x", [[2025, 3, 2, ""]]]]],
  ] as const)("%s is shown first, then saved with one button", async (name, expected) => {
    const { site, clerk } = await open();
    const { status, words, form } = await send(clerk, fixture(name));
    expect([status, words]).toEqual([200, expect.stringContaining("Nothing is saved yet.")]);
    expect(words).not.toMatch(/AAA|BBB/);
    expect(await saved(site)).toEqual([]);
    expect((await save(clerk, form)).status).toBe(303);
    expect(await saved(site)).toEqual(
      expected.map(([line, rows]) => [
        line,
        rows.map(([year, registered, passed, remarks]) => ({ year, registered, passed, remarks })),
      ]),
    );
  });

  test("each skipped row gives its reason", async () => {
    const { clerk } = await open();
    const unicode = (await send(clerk, fixture("unicode-text.csv"))).words;
    expect(unicode).toContain("more passed than were registered. Correct one of the numbers.");
    const { words } = await send(clerk, fixture("utf-16be.csv"));
    for (const why of [
      "class X of 2023 is already in line 3",
      "it does not say the class, X or XII",
      "2023 has no figures",
    ])
      expect(words).toContain(why);
    const cut = fixture("cbse-list.txt")
      .toString()
      .replace("TOTAL CANDIDATES :   3", "TOTAL CANDIDATES :   4");
    expect((await send(clerk, cut)).words).toContain("it says 4 candidates at its end, and lists 3");
    const silent = fixture("cbse-list.txt")
      .toString()
      .replace(/DATE:.*\r\n/, "");
    expect((await send(clerk, silent)).words).toContain("it does not say the class: choose it below");
    const told = await send(clerk, silent, { std: "XII", year: "2024" });
    expect(told.words).toContain("Will be added: 1 Class XII, 2024: 2 of 3 passed");
  });

  test("class and year are asked for only if the file does not say them", async () => {
    const { clerk } = await open();
    const list = fixture("cbse-list.txt").toString();
    const asked = (html: string) =>
      readPage(html).main.attributes(
        ':is(select, input:not([type="hidden"])):is([name="std"], [name="year"])',
        "name",
      );
    expect(asked(await clerk.get(path))).toEqual([]);
    expect(asked((await send(clerk, list)).html)).toEqual([]);
    const withoutYear = await send(clerk, "Class,Registered,Passed\nX,100,90\n");
    expect(asked(withoutYear.html)).toEqual(["year"]);
    const silent = await send(clerk, list.replace(/DATE:.*\r\n/, ""));
    expect(asked(silent.html)).toEqual(["std", "year"]);
    expect(silent.words).toContain("The file does not say everything. Enter it below.");
    const pasted = fieldOf(silent.html, "pasted");
    const answer = await clerk.visit(path, {
      form: { pasted, asked: "std,year", std: "X", year: "2024-25" },
    });
    const html = await answer.text();
    expect(mainOf(html)).toContain("Will be added: 1 Class X, 2025: 2 of 3 passed");
    expect(asked(html)).toEqual(["std", "year"]);
  });

  test("a file that is none changes nothing", async () => {
    const { site, clerk } = await open();
    for (const content of ["", "hello", "Class,Year\nX,2025\n", "Registered,Passed\n"]) {
      const { status, words } = await send(clerk, content);
      expect([content, status]).toEqual([content, 422]);
      expect(words).toMatch(/These columns are missing|There is no row below|This file is empty/);
    }
    const none = await clerk.visit(path, { body: new FormData() });
    expect([none.status, mainOf(await none.text())]).toEqual([
      422,
      expect.stringContaining("Paste the rows, or choose a file"),
    ]);
    const forged = JSON.stringify([{ std: "X", year: "2025", registered: "1", passed: "2", remarks: "" }]);
    expect((await save(clerk, { rows: forged })).status).toBe(422);
    expect(await saved(site)).toEqual([]);
  });
});

describe("with existing results", () => {
  const head = "Class,Year,Registered,Passed,Remarks\n";
  const first = `${head}X,2026,100,90,\nX,2025,100,91,\nX,2024,100,92,\n`;

  async function openWithThree() {
    const { site, clerk } = await open();
    const { form } = await send(clerk, first);
    const answer = await save(clerk, form);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard/appendix-ix#c"]);
    return { site, clerk, form };
  }

  test("imported results replace, keep or skip rows, are saved once, and one Undo removes them", async () => {
    const { site, clerk } = await openWithThree();
    const { words, form } = await send(
      clerk,
      `${head}X,2026,100,99,\nX,2025,100,91,\nX,2023,100,93,\nXII,2026,50,50,\n`,
    );
    for (const result of [
      "Class X, 2026: 99 of 100 passed Replaces: 90 of 100 passed",
      "Already there: 1 Class X, 2025: 91 of 100 passed",
      "only the newest three years are shown: 1 Class X, 2023: 93 of 100 passed",
      "Will be added: 1 Class XII, 2026: 50 of 50 passed",
      "Save 2 rows of results",
    ])
      expect(words).toContain(result);
    const before = (await saved(site)).length;
    for (let time = 0; time < 2; time += 1) expect((await save(clerk, form)).status).toBe(303);
    expect((await saved(site)).length).toBe(before + 2);
    expect(textOf(await site.visitor().get("/mandatory-public-disclosure"))).toContain("2026 100 99 99 %");
    const page = await clerk.get("/dashboard/appendix-ix");
    expect(textOf(page)).toContain("2 rows of results saved. 1 replaces an earlier one.");
    const undo = fieldOf(page, "undo");
    expect((await clerk.visit("/dashboard/undo", { form: { undo } })).status).toBe(303);
    expect(textOf(await clerk.get("/dashboard/appendix-ix"))).toContain(
      "the results are as they were before",
    );
    const now = textOf(await site.visitor().get("/mandatory-public-disclosure"));
    expect(now).toContain("2026 100 90 90 %");
    expect(now).not.toContain("Result class: XII");
    await clerk.visit("/dashboard/undo", { form: { undo } });
    expect(textOf(await clerk.get("/dashboard/appendix-ix"))).toContain("Nothing was undone");
  });

  test("rows can be pasted", async () => {
    const { clerk } = await open();
    const { words } = await sendStep(clerk, path, { fields: { pasted: `${head}X,2026,100,90,\n` } });
    expect(words).toContain("Will be added: 1 Class X, 2026: 90 of 100 passed");
  });

  test("does not overwrite results saved meanwhile", async () => {
    const { site, clerk } = await openWithThree();
    const one = await send(clerk, `${head}X,2026,100,99,\n`);
    const other = await send(clerk, `${head}X,2026,100,50,\n`);
    expect((await save(clerk, other.form)).status).toBe(303);
    const late = await save(clerk, one.form);
    expect([late.status, mainOf(await late.text())]).toEqual([
      409,
      expect.stringContaining("Another person has added some of these"),
    ]);
    expect((await saved(site)).at(-1)).toEqual([
      "c5x",
      expect.arrayContaining([expect.objectContaining({ passed: 50 })]),
    ]);
  });

  test("the table to fill in has the years asked for, and is taken back as it is", async () => {
    const { clerk } = await openWithThree();
    const file = await (await clerk.visit("/dashboard/appendix-ix/results.csv")).text();
    expect(file).toContain('"X","2026","100","90",""');
    expect(file).toContain('"XII","2024","","",""');
    const { words } = await send(clerk, file);
    expect(words).toContain("No row can be added yet.");
    expect(words.match(/has no figures/g)).toHaveLength(3);
  });
});

test("visitors see the percentages as bars too, which say in words what they show", async () => {
  const { site, clerk } = await open();
  const table = "Class,Year,Registered,Passed\nX,2026,120,90\nX,2025,100,50\nXII,2026,10,10\n";
  const { form } = await send(clerk, table);
  await save(clerk, form);
  const page = await site.visitor().open("/mandatory-public-disclosure");
  const drawn = page.parts('svg[role="img"][aria-labelledby^="chart-"]');
  // One year is no chart.
  expect(drawn).toHaveLength(1);
  expect(drawn[0]?.text).toContain("Pass percentage, class X 2025: 50 %, 2026: 75 %");
  const widths = drawn[0]?.attributes("rect", "width").map(Number) ?? [];
  const [whole = 0] = widths;
  expect(widths.map((width) => width / whole)).toEqual([1, 0.5, 1, 0.75]);
});

describe("in the form of the section", () => {
  const section = "/dashboard/appendix-ix/c";
  const cbse = [
    "S. No.\tYear\tNo. of registered students\tNo. of students passed\tPass percentage\tRemarks",
    "1\t2024-25\t65\t64\t98.46\tOne absent",
    "2\t2024\t1,020\t1,020\t100\t",
  ].join("\n");

  test("a copied table with CBSE's headings fills the rows of one class, and is saved", async () => {
    const { site, clerk } = await open();
    const form = { "c5x-cell-0-0": "2026", "c5x-cell-0-1": "9", c1: "/fees" };
    const filled = await clerk.submit(section, { ...form, "c5xii-value": cbse, "c5xii-change": "paste" });
    expect(filled.status).toBe(200);
    const html = await filled.text();
    const typed = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? "";
    const row = (line: string, at: number) => [0, 1, 2, 3].map((cell) => typed(`${line}-cell-${at}-${cell}`));
    expect([0, 1, 2].map((at) => row("c5xii", at))).toEqual([
      ["2024-25", "65", "64", "One absent"],
      ["2024", "1,020", "1,020", ""],
      ["", "", "", ""],
    ]);
    expect(row("c5x", 0).slice(0, 2)).toEqual(["2026", "9"]);
    expect(await saved(site)).toEqual([]);
    expect((await clerk.submit(section, { "c5xii-value": cbse })).status).toBe(303);
    expect(await saved(site)).toEqual([
      [
        "c5xii",
        [
          { year: 2025, registered: 65, passed: 64, remarks: "One absent" },
          { year: 2024, registered: 1020, passed: 1020, remarks: "" },
        ],
      ],
    ]);
  });

  test("refuses a copied table of more than three years, and shows all its rows", async () => {
    const { site, clerk } = await open();
    const years = [2026, 2025, 2024, 2023].map((year) => `${year}\t60\t59\t`).join("\n");
    const refused = await clerk.submit(section, { "c5x-value": years });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(textOf(html)).toContain("At most 3 years: clear the fields of the others");
    expect(html).toMatch(/name="c5x-cell-3-0"[^>]*value="2023"/);
    expect(await saved(site)).toEqual([]);
  });
});
