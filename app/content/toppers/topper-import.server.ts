import { t } from "#say";
import { createRecordImport } from "~/capabilities/imports/record-import.server";
import { todayAtSchool } from "~/dates/dates";
import { boardStds, examYearIn } from "~/spreadsheets/school-class";
import { defaultBest, maxBest } from "./best";
import { topper } from "./topper";
import { parseTopper, toppers } from "./topper.server";
import { readToppersFile, sameness, toppersHead } from "./toppers-file";

const maxConsentLength = 100;

export const topperImport = createRecordImport(
  {
    kind: topper,
    records: toppers,
    files: { type: "picture" },
    sameness,
    describeRow: ({ name, marks, std }) => [name, marks, std].filter(Boolean).join(" · "),
    parse: (fields) =>
      (fields.get("consent") ?? "").length > maxConsentLength
        ? { ok: false, errors: { consent: t("who has agreed is too long") }, typed: {} }
        : parseTopper(fields),
  },
  {
    read(table, beside) {
      const best = Math.trunc(Number(beside.get("best"))) || defaultBest;
      return readToppersFile(table, {
        std: boardStds.find((one) => one === beside.get("std")),
        year: examYearIn(beside.get("year") ?? ""),
        best: Math.min(Math.max(1, best), maxBest),
        english: beside.get("english") === "1",
      });
    },
    async sheet() {
      const year = todayAtSchool().slice(0, 4);
      const example = [
        "Ananya Mahato",
        "XII",
        "Science",
        year,
        "97.4",
        "ananya.jpg",
        "Mrs. Lata Mahato, mother",
      ];
      return { name: "results.csv", head: toppersHead, rows: [example] };
    },
  },
);
