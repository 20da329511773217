import { readFile } from "node:fs/promises";
import { t } from "#say";
import type { ReceivedFile } from "~/files/intake.server";
import { decodeText, TableFileError } from "~/forms/read-csv";

/** Bytes that a table may have: a list of all candidates of a large school has some hundred kilobytes. */
const maxTableBytes = 1024 * 1024;

/** The field of a form that takes a table. */
export const tableLimits = { file: { maxBytes: maxTableBytes, maxCount: 1 } };

export const tableTooLarge = () =>
  t("This file is larger than 1 MB. Please choose the one with the results.");

/** The text of a table that somebody sent. @throws TableFileError, or what kept it from the disk */
export async function textOfTable(file: ReceivedFile): Promise<string> {
  if (file.failure) throw file.failure;
  if (file.tooLarge) throw new TableFileError(t("This file is larger than 1 MB."));
  return decodeText(await readFile(file.path));
}
