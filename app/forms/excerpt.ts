/** Where a browser has none, characters are told apart by code points: an emoji of several parts may lose some. */
const graphemes = "Segmenter" in Intl ? new Intl.Segmenter("en", { granularity: "grapheme" }) : undefined;

/**
 * The beginning of a text, at most `max` characters as a reader counts them, so that no letter and no emoji is cut in
 * two. What was left out is marked.
 * @param mark stands after a cut text; empty where the cut is not to be seen
 */
export function excerpt(text: string, max: number, mark = "…"): string {
  // There are never more characters than UTF-16 units.
  if (text.length <= max) return text;
  let end = 0;
  let count = 0;
  for (const character of charactersOf(text)) {
    if (count === max) return `${text.slice(0, end).trimEnd()}${mark}`;
    end += character.length;
    count += 1;
  }
  return text;
}

function* charactersOf(text: string): Generator<string> {
  if (!graphemes) return yield* text;
  for (const { segment } of graphemes.segment(text)) yield segment;
}
