import { t } from "#say";

const endings = /\.(jpe?g|jpe|jfif|pjpeg|pjp|png|webp|avif)$/i;

/**
 * Returns the name of a file or person without its ending, case, blanks and punctuation. Latin accents do not count; the vowel
 * signs of Indian scripts do.
 */
function plain(name: string): string {
  return name
    .trim()
    .replace(endings, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036F]|[^\p{L}\p{N}\p{M}]/gu, "");
}

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
    const named = rows.flatMap(({ photo }, row) => (photo && plain(photo) === plain(file) ? [row] : []));
    const called = rows.flatMap(({ name, photo }, row) =>
      !photo && plain(name) === plain(file) ? [row] : [],
    );
    const fitting = named.length > 0 ? named : called;
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
