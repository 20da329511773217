const endings = /\.(jpe?g|jpe|jfif|pjpeg|pjp|png|webp|avif|pdf)$/i;

const titles = /^(?:(?:mrs?|ms|miss|dr|prof|shri|smt|sri|sir|madam)[. ]+)+/i;

/** Compared form of a name. Latin accents do not count; the vowel signs of Indian scripts do. */
export function plainName(name: string): string {
  return name
    .trim()
    .replace(endings, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036F]|[^\p{L}\p{N}\p{M}]/gu, "");
}

const withoutTitle = (name: string) => plainName(name.replace(/[_-]+/g, " ").trim().replace(titles, ""));

interface NamedFile {
  name: string;
  file: string;
}

export function findRowsOfFile(rows: readonly NamedFile[], fileName: string): number[] {
  const where = (fits: (row: NamedFile) => boolean) =>
    rows.flatMap((row, index) => (fits(row) ? [index] : []));
  const listed = where(({ file }) => file !== "" && plainName(file) === plainName(fileName));
  if (listed.length > 0) return listed;
  const called = where(({ name, file }) => !file && plainName(name) === plainName(fileName));
  if (called.length > 0) return called;
  const bare = withoutTitle(fileName);
  return bare ? where(({ name, file }) => !file && withoutTitle(name) === bare) : [];
}
