import { msg, t } from "#say";
import { namesOfSeveral } from "~/activity-log/several";
import { takeRows } from "~/capabilities/imports/check-rows.server";
import { describeColumns, describeRequired } from "~/capabilities/imports/columns";
import {
  type ImportedRow,
  RowProblem,
  type RowValues,
  type TableImporter,
} from "~/capabilities/imports/importer";
import { type ListImport, RowsPresentError } from "~/capabilities/imports/list-import";
import type { PlannedResult, PlannedRow } from "~/capabilities/imports/plan";
import { refuseHashes, refuseSpoilt } from "~/capabilities/imports/read-field";
import { readRows } from "~/capabilities/imports/read-rows";
import type { StagedFile } from "~/capabilities/imports/staged-files.server";
import { shortDate, todayAtSchool } from "~/dates/dates";
import { readBirthDate } from "~/dates/parse-written-date";
import type { Heading } from "~/spreadsheets/table-headings";
import { transferCertificate as kind } from "../../kinds/transfer-certificate";
import { comparedName, type FoundBy, isBirthDate, suggestFromName } from "./named-file";
import { foldNumber, isNumber } from "./number";
import { addCertificate, findByNumber, type KeptCertificate } from "./queries.server";

const certificate = "certificate|\\bt\\.? ?c\\b|टी\\.? ?सी|प्रमाण|ଟି\\.? ?ସି|ପ୍ରମାଣ|টি\\.? ?সি|সনদ|প্রমাণ";
const numberWord = "\\bnos?\\b|num|#|संख्या|क्रमांक|नंबर|नं|ସଂଖ୍ୟା|ନମ୍ବର|ନଂ|সংখ্যা|নম্বর|নং";
const birth = "birth|\\bd\\.? ?o\\.? ?b\\b|जन्म|ଜନ୍ମ|জন্ম";

/** Headings in English, Odia, Hindi and Bengali. */
const certificateHeadings = {
  file: {
    fits: [/^(?:pdf )?files?(?: ?name)?$|^name of (?:the )?file$|^scan$/i, /file|pdf|scan|फ़?ाइल|ଫାଇଲ|ফাইল/i],
    never: new RegExp(`file (?:${numberWord})`, "i"),
  },
  number: {
    fits: [
      new RegExp(`(?:${certificate}).*(?:${numberWord})|(?:${numberWord}).*(?:${certificate})`, "i"),
      new RegExp(`^(?:${numberWord}|number)\\.?$`, "i"),
      /^t\.? ?c\.?$/i,
    ],
    never: /birth|admission|\broll|book|aadhaa?r|register|file/i,
  },
  born: {
    fits: [new RegExp(`(?:date.*|^)(?:${birth})`, "i"), new RegExp(birth, "i")],
    never: /place|certificate|words|father|mother|parent|स्थान|ସ୍ଥାନ|স্থান|শব্দে|शब्दों|ଶବ୍ଦ/i,
  },
} as const satisfies Record<string, Heading>;

const certificateLabels = {
  file: msg(/* A column of a table. */ "File"),
  number: msg("Number"),
  born: msg("Date of birth"),
} as const;

type Column = keyof typeof certificateHeadings;

/** @throws RowProblem */
function readRow({ cell }: ImportedRow<Column>): RowValues {
  const [number, born] = [cell("number"), cell("born")];
  refuseSpoilt(number);
  if (!isNumber(number)) throw new RowProblem(t("it has no number of a certificate. Enter one."));
  if (!born) throw new RowProblem(t("write the date of birth such as 2010-05-31 or 31-05-2010"));
  refuseHashes(born);
  const column = t(certificateLabels.born);
  const bornOn = readBirthDate(born, todayAtSchool());
  if (!bornOn)
    throw new RowProblem(t("“{value}” is no date: enter one such as 26/01/2027", { value: born }), column);
  if (!isBirthDate(bornOn, todayAtSchool()))
    throw new RowProblem(t("{born} cannot be a date of birth. Correct the year.", { born }), column);
  return { file: cell("file"), number, born: bornOn };
}

const describe = ({ number, bornOn }: FoundBy) =>
  [number, t(/* {day} is a date of birth. */ "born {day}", { day: shortDate(bornOn) })].join(" · ");

const inputNames = (id: string) => ({ number: `number-${id}`, born: `born-${id}` });

/** Returns what the form, the list or the file's name says, in this order. */
function suggest(file: StagedFile, rows: readonly RowValues[], fields: URLSearchParams) {
  const names = inputNames(file.id);
  if (fields.has(names.number)) {
    return { number: (fields.get(names.number) ?? "").trim(), born: (fields.get(names.born) ?? "").trim() };
  }
  const named = suggestFromName(file.name);
  const row =
    rows.find((one) => one.file && comparedName(one.file) === comparedName(file.name)) ??
    rows.find((one) => !one.file && foldNumber(one.number ?? "") === foldNumber(named.number));
  return row ? { number: row.number ?? "", born: row.born ?? "" } : named;
}

const table: TableImporter<Column> = {
  headings: certificateHeadings,
  labelOf: (column) => t(certificateLabels[column]),
  required: ["number", "born"],
  dates: ["born"],
  guessColumns: (rows) =>
    rows.length > 0 && rows.every(({ cells }) => cells.filter(Boolean).length >= 3)
      ? { file: 0, number: 1, born: 2 }
      : undefined,
  readRow,
  describeRow: ({ number = "", born = "" }) => describe({ number, bornOn: born }),
  sameness: ({ file = "", number = "" }) => (file ? comparedName(file) : foldNumber(number)),
};

/** Certificates with their files: each is shown with number and date of birth before it is saved. */
export const certificateImport: ListImport = {
  kind: { ...kind, pages: { ...kind.pages, many: kind.pages.add } },
  role: "office",
  files: { type: "certificate" },

  columns: () => describeColumns(table),
  needs: () => describeRequired(table),

  read: (source, beside) => readRows(table, source, beside),

  isValid: () => true,

  async plan(db, { read: all, staged = [], fields }) {
    const { taken: read, left } = takeRows(all);
    const today = todayAtSchool();
    const tableRows = read.flatMap(({ row, problem }) => (row && !problem ? [row] : []));
    const rows: PlannedRow[] = [];
    let isOpen = false;
    const planFile = async (file: StagedFile): Promise<PlannedResult> => {
      const { number, born } = suggest(file, tableRows, fields);
      const bornOn = readBirthDate(born, today);
      const names = inputNames(file.id);
      const result = {
        at: file.name,
        words: file.name,
        inputs: [
          { name: names.number, label: t("Certificate number"), value: number },
          { name: names.born, label: t("Date of birth"), value: bornOn ?? born },
        ],
      };
      const refuse = (detail: string): PlannedResult => {
        isOpen ||= number !== "";
        return { ...result, result: "refused", detail };
      };
      if (number === "" && fields.has(names.number)) return refuse(t("left out, because it has no number"));
      if (!isNumber(number) || !bornOn || !isBirthDate(bornOn, today))
        return refuse(t("Enter its number, and the date of birth such as 31-05-2010."));
      const found = { number, bornOn };
      const isSame = ({ values }: PlannedRow) =>
        foldNumber(values.number ?? "") === foldNumber(number) && values.born === bornOn;
      if (rows.some(isSame)) return refuse(t("another file has the same number and date of birth"));
      const there = await findByNumber(db, found);
      if (there && there.sha256 === file.sha256) return { ...result, inputs: [], result: "same", detail: "" };
      if (there)
        return refuse(
          t(
            "Another file with this number and date of birth is here already. Delete that one first, if this one is right.",
          ),
        );
      rows.push({ values: { number, born: bornOn }, file });
      return { ...result, result: "add", detail: "" };
    };
    const ofFiles: PlannedResult[] = [];
    for (const file of staged) ofFiles.push(await planFile(file));
    const ofTable = read.flatMap(({ at, row, words = "", problem }): PlannedResult[] => {
      if (!row || problem) return [{ at, words, result: "refused", detail: problem ?? "" }];
      const hasFile = staged.some((file) => {
        const { number, born } = suggest(file, tableRows, new URLSearchParams());
        return number === row.number && born === row.born;
      });
      const said = describe({ number: row.number ?? "", bornOn: row.born ?? "" });
      return hasFile
        ? []
        : [{ at, words: said, result: "refused", detail: t("no PDF has this name. Choose it below.") }];
    });
    return {
      rowResults: [...ofTable, ...left, ...ofFiles],
      rows,
      tableRows,
      choices: [],
      options: [],
      isOpen,
    };
  },

  async save(trx, rows, { fileColumns }) {
    for (const [index, { values }] of rows.entries()) {
      const columns = fileColumns[index] as Omit<KeptCertificate, keyof FoundBy>;
      const { number = "", born = "" } = values;
      if (await addCertificate(trx, { ...columns, number, bornOn: born })) throw new RowsPresentError();
    }
    const numbers = rows.map(({ values }) => values.number ?? "");
    return {
      event: { verb: "added", kind: kind.key, count: rows.length, subject: namesOfSeveral(numbers) },
      undo: {
        type: "certificates",
        files: (fileColumns as { file_name: string }[]).map(({ file_name }) => file_name),
      },
    };
  },
};
