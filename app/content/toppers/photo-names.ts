import { t } from "#say";
import { findRowsOfFile } from "~/capabilities/imports/match-files";

interface Matched {
  /** Index of each row's photo. */
  ofRow: (number | undefined)[];
  problems: string[];
}

/**
 * Matches photos to rows by the file name in the row, else by the student's name. @param files names in form
 * order
 */
export function matchPhotos(
  rows: readonly { name: string; photo: string }[],
  files: readonly string[],
): Matched {
  const ofRow = rows.map((): number | undefined => undefined);
  const problems: string[] = [];
  for (const [index, file] of files.entries()) {
    const isPhoto = !/\.pdf$/i.test(file);
    const named = rows.map(({ name, photo }) => ({ name, file: photo }));
    const fitting = isPhoto ? findRowsOfFile(named, file) : [];
    const [row] = fitting;
    if (row === undefined) problems.push(t("No student has the same name as this photo: {file}.", { file }));
    else if (fitting.length > 1)
      problems.push(
        t("{file} fits {count} students: name it in a column “Photo”.", { file, count: fitting.length }),
      );
    else if (ofRow[row] !== undefined)
      problems.push(t("{file} is a second photo of {name}.", { file, name: rows[row]?.name ?? "" }));
    else ofRow[row] = index;
  }
  return { ofRow, problems };
}
