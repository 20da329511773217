const maxLength = 12;

/** Returns the first words of a name, as many as fit under an icon on a home screen. */
export function shortSchoolName(name: string): string {
  const [first = "", ...others] = name.split(" ");
  return others.reduce(
    (short, word) => (`${short} ${word}`.length <= maxLength ? `${short} ${word}` : short),
    first,
  );
}
