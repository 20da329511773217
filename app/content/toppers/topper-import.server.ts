import { t } from "#say";
import { type ImportedRow, RowProblem, type RowValues } from "~/capabilities/imports/importer";
import { listLacking } from "~/capabilities/imports/plan";
import { createTableImport } from "~/capabilities/imports/record-import.server";
import { todayAtSchool } from "~/dates/dates";
import { readCbseList } from "~/spreadsheets/cbse-list";
import {
  boardClassIn,
  boardStds,
  examYearIn,
  readTitle,
  schoolClassName,
  withoutYear,
  withYear,
  writeStd,
} from "~/spreadsheets/school-class";
import { plainHeading } from "~/spreadsheets/table-headings";
import { topper } from "../../kinds/topper";
import { defaultBest, maxBest } from "./best";
import { readBest } from "./cbse-best";
import { parseTopper, toppers } from "./topper.server";
import {
  askMarks,
  completeTopperColumns,
  explainPercentile,
  formatMarks,
  guessTopperColumns,
  refuseWithoutResult,
  type TopperColumn,
  topperHeadings,
  topperLabels,
} from "./topper-columns";

const maxConsentLength = 100;

/** Answers that are no name of a person. */
const noName = /^(y|yes|n|no|none|nil|-|–|true|false|1|0)$/i;

const readBeside = (beside: URLSearchParams) => ({
  std: boardStds.find((one) => one === beside.get("std")),
  year: examYearIn(beside.get("year") ?? ""),
});

const isClass = (text: string) => schoolClassName.test(withoutYear(text));

function readRow(row: ImportedRow<TopperColumn>, beside: URLSearchParams): RowValues {
  const { cell } = row;
  const name = [cell("name"), cell("surname")].filter(Boolean).join(" ").replace(/\s+/g, " ");
  if (!name) throw new RowProblem(t(/* A line of a file. */ "it has no name. Enter one."));
  refuseWithoutResult(row);
  // A title can contain class and year: "Toppers of class XII, March 2026".
  const titles = [row.heading("name"), ...row.titles];
  const titled = readTitle(titles);
  const classTitle = titles.findLast((text) => boardClassIn(text) || isClass(text)) ?? "";
  const titledStd = boardClassIn(classTitle) ?? withoutYear(classTitle);
  const asked = readBeside(beside);
  const year = cell("year")
    ? examYearIn(cell("year"))
    : (examYearIn(cell("std")) ?? examYearIn(cell("exam")) ?? titled.year ?? asked.year);
  if (cell("year") && !year) throw new RowProblem(t("the year has to be such as 2025 or 2024-25"));
  const std = writeStd(
    withoutYear(cell("std")) || boardClassIn(cell("exam")) || titledStd || asked.std || "",
    cell("stream"),
  );
  for (const lacking of listLacking({ std, year })) row.ask(lacking);
  const consent = noName.test(cell("consent")) ? "" : cell("consent");
  return { name, marks: formatMarks(row, beside), std: withYear(std, year), file: cell("photo"), consent };
}

export const topperImport = createTableImport({
  kind: topper,
  records: toppers,
  files: { type: "picture" },
  headings: topperHeadings,
  complete: completeTopperColumns,
  guessColumns: guessTopperColumns,
  labelOf: (column) => t(topperLabels[column]),
  required: ["name", ["percent", "marks"]],
  numbers: { percent: 100, marks: Number.POSITIVE_INFINITY },
  isSection: (text) => {
    const { std, year } = readTitle([plainHeading(text)]);
    return std !== undefined || year !== undefined || isClass(text);
  },
  ask: askMarks,
  readRow,
  explainHeadings: explainPercentile,

  readText(text, beside) {
    const list = readCbseList(text);
    const best = Math.trunc(Number(beside.get("best"))) || defaultBest;
    return (
      list &&
      readBest(list, {
        ...readBeside(beside),
        best: Math.min(Math.max(1, best), maxBest),
        english: beside.get("english") === "1",
      })
    );
  },

  describeRow: ({ name, marks, std }) => [name, marks, std].filter(Boolean).join(" · "),
  sameness: ({ name = "", marks = "", std = "" }) =>
    [name, marks, std]
      .map((text) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim())
      .join("\n"),
  parse: (fields) =>
    (fields.get("consent") ?? "").length > maxConsentLength
      ? { ok: false, errors: { consent: t("who has agreed is too long") }, typed: {} }
      : parseTopper(fields),

  async sheet() {
    const year = todayAtSchool().slice(0, 4);
    const columns: TopperColumn[] = ["name", "std", "stream", "year", "percent", "photo", "consent"];
    const example = [
      "Ananya Mahato",
      "XII",
      "Science",
      year,
      "97.4",
      "ananya.jpg",
      "Mrs. Lata Mahato, mother",
    ];
    return { name: "results", head: columns.map((one) => t(topperLabels[one])), rows: [example] };
  },
});
