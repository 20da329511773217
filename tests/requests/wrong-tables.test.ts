import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { ImportColumn } from "~/capabilities/imports/importer";
import type { ListImport } from "~/capabilities/imports/list-import";
import { allImports } from "~/routes/dashboard/imports/all-imports.server";
import { openSampleSite, shareSite } from "../support/site";
import { writeExcel } from "../support/spreadsheet";
import { mainOf, sendTable } from "../support/table-file";

type Row = Record<string, string>;

/** Words that a page has, and words that it does not have. */
interface Answer {
  says: (string | RegExp)[];
  never?: (string | RegExp)[];
}

interface Case extends Answer {
  cause: string;
  pasted?: string;
  file?: Uint8Array | string;
}

const shared = shareSite(async (site) => ({ site, clerk: await site.staff() }));

const examples = async (list: ListImport) => {
  const sheet = await list.sheet?.((await openSampleSite()).db);
  const [first = []] = sheet?.rows ?? [];
  return new Map(sheet?.head.map((label, at) => [label, first[at] ?? ""]));
};

const checkRows = "Nothing is saved yet. Check the rows, then save them.";
/** Certificates and documents need their PDFs too. */
const noFile = "no PDF has this name. Choose it below.";

/** Builds tables with one fault each from the columns of an import. */
function buildCases(list: ListImport, given: ReadonlyMap<string, string>): Case[] {
  const all = list.columns();
  const columns = given.size > 0 ? all.filter(({ label }) => given.has(label)) : all;
  const labels = columns.map(({ label }) => label);
  const required = columns.filter(({ isRequired }) => isRequired);
  const valid = (line: number): Row =>
    Object.fromEntries(
      columns.map(({ label, type, isRequired }) => {
        const example = given.get(label) ?? "";
        if (type === "date") return [label, isRequired ? `${line + 12}/01/2015` : ""];
        if (type === "number") return [label, "90"];
        if (isRequired) return [label, `Asha ${line}`];
        // Words of one kind of record, such as a class.
        return [label, /^[\p{L}\d]{1,6}$/u.test(example) ? example : ""];
      }),
    );
  const toText = (rows: Row[], head = [labels]) =>
    [...head, ...rows.map((row) => labels.map((label) => row[label] ?? ""))]
      .map((cells) => cells.join("\t"))
      .join("\n");
  const inRow = (line: number, label: string, value: string) => ({ ...valid(line), [label]: value });
  const wrong = (label: string, value: string) => toText([valid(1), inRow(2, label, value)]);
  const file = list.files?.type;
  const isAddable = file === undefined || file === "picture";
  const twoRows = isAddable ? [checkRows, "2 rows and"] : [noFile, "2 rows and"];
  const needed = list.needs();

  const ofColumn = ({ label, type, max, isRequired }: ImportColumn): Case[] => {
    const inRow3 = (...says: (string | RegExp)[]): Answer => ({
      says: ["Line 3", new RegExp(label, "i"), ...says],
    });
    const noDate = (value: string) => `${label}: “${value}” is no date: enter one such as 26/01/2027`;
    if (type === "date") {
      const noDates = Object.fromEntries(
        required.filter((one) => one.type === "date").map((one) => [one.label, ""]),
      );
      const alone = toText([{ ...valid(1), ...noDates, [label]: "01/13/2011" }]);
      return [
        { cause: `${label}: a date`, pasted: wrong(label, "13/01/2011"), says: [], never: ["is no date"] },
        {
          cause: `${label}: the month first`,
          pasted: toText([inRow(1, label, "14/01/2015"), inRow(2, label, "01/13/2011")]),
          ...inRow3(noDate("01/13/2011")),
          never: ["Jan 13, 2011"],
        },
        {
          cause: `${label}: the month first in all rows`,
          pasted: alone,
          says: ["The dates were read with the month first: 01/13/2011 is Jan 13, 2011."],
        },
        {
          cause: `${label}: a day that does not exist`,
          pasted: wrong(label, "31/02/2027"),
          ...inRow3(noDate("31/02/2027")),
        },
        {
          cause: `${label}: words for a date`,
          pasted: wrong(label, "next week"),
          ...inRow3(noDate("next week")),
        },
        {
          cause: `${label}: a column that is too narrow`,
          pasted: wrong(label, "########"),
          says: ["Line 3", "Make its column wider, then copy the rows again"],
        },
        {
          cause: `${label}: the year 1900`,
          pasted: wrong(label, "13/01/1900"),
          ...inRow3(/Enter a year from 1950 to 2099|Correct the year|before the first|not before/),
        },
        {
          cause: `${label}: the year 2099`,
          pasted: wrong(label, "13/01/2099"),
          says: [
            /Check the year: 2099|Correct the year|lasts a year at most|not before|no PDF has this name/,
          ],
        },
      ];
    }
    if (type === "number" && max !== undefined && Number.isFinite(max)) {
      return [
        {
          cause: `${label}: too large`,
          pasted: wrong(label, String(max + 1)),
          ...inRow3(`${label}: ${max + 1} is more than ${max}. Correct the number.`),
        },
        {
          cause: `${label}: Indian commas`,
          pasted: wrong(label, "1,25,000"),
          ...inRow3(/125000 is more than|no per cent: enter a number|does the comma/),
        },
        {
          cause: `${label}: words`,
          pasted: wrong(label, "lots"),
          ...inRow3(/“lots” is no .*(?:Correct it|enter a number)/),
        },
        ...(isRequired
          ? [{ cause: `${label}: empty`, pasted: wrong(label, ""), ...inRow3(/Enter a number|Enter them/) }]
          : []),
      ];
    }
    if (type === "choice") {
      return [
        {
          cause: `${label}: an unknown choice`,
          pasted: wrong(label, "Nonsense"),
          says: ["Nonsense", /Write one of these: |Enter these rows as:/],
          never: ["Holiday Sample"],
        },
      ];
    }
    return [
      ...(max !== undefined
        ? [
            {
              cause: `${label}: too long`,
              pasted: wrong(label, "x".repeat(max + 100)),
              ...inRow3(/please take out \d+/),
            },
          ]
        : []),
      ...(isRequired && columns.length > 1
        ? [
            {
              cause: `${label}: empty`,
              pasted: toText([valid(1), { ...filled(valid(2)), [label]: "" }]),
              says: ["Line 3", /Enter/],
            },
          ]
        : []),
    ];
  };

  /** A row that is not empty without its required texts. */
  const filled = (row: Row): Row => {
    const [other] = columns.filter(({ type, isRequired }) => type === "text" && !isRequired);
    const hasMore = Object.values(row).filter(Boolean).length > 1;
    return hasMore || !other ? row : { ...row, [other.label]: "Some words" };
  };
  const [first] = required;
  const key = columns.find(({ isRequired, type }) => isRequired && type === "text") ?? first;
  const distinct = (line: number) =>
    given.has("Year") ? inRow(line, "Year", String(2027 - line)) : valid(line);
  const workbook = writeExcel([
    {
      name: "One",
      rows: [
        ["The list of our school", ...labels.slice(1).map(() => null)],
        labels,
        ...[1, 2].map((line) => labels.map((label) => distinct(line)[label] ?? "")),
      ],
      merged: labels.length > 1 ? [`A1:${"ABCDEFGHIJKLMNOP"[labels.length - 1]}1`] : [],
      hiddenRows: [4],
    },
    { name: "Two", rows: [labels, labels.map((label) => distinct(3)[label] ?? "")] },
  ]);
  const others = allImports.flatMap((one) => (one === list ? [] : [one.columns().map(({ label }) => label)]));

  return [
    {
      cause: "an empty file",
      file: "",
      says: ["This file is empty. Choose it again, or choose another file."],
    },
    { cause: "nothing", pasted: "  ", says: [/Paste the rows, or choose a file|Choose the PDF files/] },
    {
      cause: "headings alone",
      pasted: labels.join("\t"),
      says: ["There is no row below the names of the columns. Send the rows too."],
    },
    {
      cause: "neither headings nor values",
      pasted: "42",
      says: [
        `These columns are missing: ${needed}. Add a first row with these words, then send the table again.`,
      ],
    },
    {
      cause: "two rows of headings",
      pasted: toText([valid(1)], [labels, labels]),
      says: [`1 row and ${labels.length} column`],
      never: ["Line 2"],
    },
    {
      cause: "a total",
      pasted: toText([
        distinct(1),
        distinct(2),
        {
          ...Object.fromEntries(labels.map((label) => [label, ""])),
          [labels[0] ?? ""]: "Total",
          [labels.at(-1) ?? ""]: labels.length > 1 ? "2" : "Total",
        },
      ]),
      says: [...twoRows, "1 line was not used: Total", "Line 4 · a total or an average, not a record"],
    },
    {
      cause: "merged cells, a hidden row and two sheets",
      file: workbook,
      says: [
        "Left out, as in your spreadsheet: 1 hidden row.",
        "The list of our school One, line 1 · a title",
        "2 rows and",
      ],
    },
    {
      cause: "a formula that failed",
      pasted: wrong(first?.label ?? "", "#REF!"),
      says:
        columns.length > 1 && Object.values(valid(2)).filter(Boolean).length > 1
          ? [
              "Line 3",
              `the formula in “${first?.label}” has no result. Correct it or type the value, save the file and send it again`,
            ]
          : [],
    },
    {
      cause: "the same row twice",
      pasted: toText([valid(1), valid(1)]),
      says: ["Line 3", /line 2, so it is left out/],
    },
    {
      cause: "5,000 rows",
      pasted: toText(
        Array.from({ length: 5000 }, (_, at) => ({
          ...valid(1),
          ...(key && { [key.label]: key.type === "number" ? "90" : `Asha ${at}` }),
        })),
      ),
      says: ["Line 502", "4,500 more rows are for a second file: at most 500 are added at once"],
    },
    ...others.map(
      (head): Case => ({
        cause: `the headings ${head.slice(0, 3).join(", ")}`,
        pasted: [head, head.map(() => "Something")].map((cells) => cells.join("\t")).join("\n"),
        says: [/These columns are missing: .*Add a first row|not used: |\d columns? were read/],
      }),
    ),
    ...columns.flatMap(ofColumn),
  ];
}

const tables = [
  "calendar_entries",
  "disclosures",
  "faculty",
  "programs",
  "toppers",
  "transfer_certificates",
  "appendix_values",
];

const names = allImports.map((list) => [list.kind.pages.many ?? "", list] as const);

describe.each(names)("at %s", (path, list) => {
  test("each wrong table is answered by its cause, its row and the next step, and nothing is saved", async () => {
    const { site, clerk } = shared();
    const cases = buildCases(list, await examples(list));
    const count = () =>
      Promise.all(
        tables.map((table) =>
          sql`select count(*) as rows from ${sql.table(table)}`.execute(site.db).then(({ rows }) => rows),
        ),
      );
    const before = await count();
    for (const { cause, pasted, file, says, never = [] } of cases) {
      const fields = { kind: "holiday", year: "" };
      const answer =
        pasted === undefined
          ? await sendTable(clerk, path, { content: Buffer.from(file ?? ""), fields })
          : await clerk.visit(path, { form: { pasted, ...fields } });
      const html = "html" in answer ? answer.html : await answer.text();
      const words = "html" in answer ? answer.words : mainOf(html);
      expect([200, 422], cause).toContain(answer.status);
      for (const each of says) expect(words, `${path}, ${cause}`).toMatch(each);
      for (const each of never) expect(words, `${path}, ${cause}`).not.toMatch(each);
      expect(words, `${path}, ${cause}`).not.toContain("There is nothing new in this file.");
      const lastLine = pasted?.trim().split("\n").at(-1) ?? "";
      expect(html, `${path}, ${cause}: what was typed`).toContain(lastLine.replaceAll("'", "&#x27;"));
    }
    expect(await count()).toEqual(before);
  });
});
