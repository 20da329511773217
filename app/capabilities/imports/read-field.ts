import { t } from "#say";
import { readListedDays } from "~/dates/parse-listed-days";
import { type FieldSpec, optionWords } from "~/forms/field-specs";
import { isSpoilt, plainDigits } from "~/text/digits";
import { RowProblem } from "./importer";

const maxNamedChoices = 5;

export const oneSpaced = (text = "") => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

/** @throws RowProblem if a spreadsheet shortened a number or took it for a date */
export function refuseSpoilt(number: string): void {
  if (!isSpoilt(number)) return;
  throw new RowProblem(
    t(
      /* A long number as Excel shows it, such as 2.02E+11. */ "the spreadsheet shortened the number to {number}. Set the column to text, write the number in full, and save the list again",
      { number },
    ),
  );
}

/** @throws RowProblem if a spreadsheet shows hashes, because its column is too narrow */
export function refuseHashes(text: string): void {
  if (!/^#+$/.test(text)) return;
  throw new RowProblem(
    t("the spreadsheet hides this cell as {text}. Make its column wider, then copy the rows again", { text }),
  );
}

/** @throws RowProblem if a number is larger than its column allows */
export function refuseMoreThan(value: number, max: number, column: string): void {
  if (value <= max) return;
  throw new RowProblem(t("{value} is more than {max}. Correct the number.", { value, max }), column);
}

/** Turns the text of a cell into the value of a field. @throws RowProblem */
export function readField(spec: FieldSpec | undefined, text: string): string {
  if (!spec || !text) return text;
  if (spec.type === "date") {
    refuseHashes(text);
    const days = readListedDays(text);
    if (days) return days.first;
    throw new RowProblem(
      t("“{value}” is no date: enter one such as 26/01/2027", { value: text }),
      t(spec.label),
    );
  }
  if (spec.type === "position") return plainDigits(text);
  if (spec.type === "check") return oneSpaced(text) === oneSpaced(t("Yes")) || text === "1" ? "1" : "";
  if (spec.type === undefined) refuseSpoilt(text);
  if (!spec.options) return text;
  const option = spec.options.find((one) =>
    [optionWords(one), one.value].some((words) => oneSpaced(words) === oneSpaced(text)),
  );
  if (option) return option.value;
  const words = spec.options.filter(({ value }) => value).map(optionWords);
  const choices = words.length > maxNamedChoices ? [...words.slice(0, maxNamedChoices), "…"] : words;
  throw new RowProblem(
    t("“{value}” is none of the choices. Write one of these: {choices}.", {
      value: text,
      choices: choices.join(", "),
    }),
    t(spec.label),
  );
}
