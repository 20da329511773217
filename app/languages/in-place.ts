/** Extracts a placeholder's value from a stored English text; undefined if it does not match. */
export function inPlace(words: string, message: string, place: RegExp): string | undefined {
  const [before = "", behind = ""] = message.split(place);
  const fits = words.startsWith(before) && words.endsWith(behind);
  return fits ? words.slice(before.length, words.length - behind.length) : undefined;
}
