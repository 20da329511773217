/** Without it, texts are cut between code points, which can split an emoji. */
const graphemes = "Segmenter" in Intl ? new Intl.Segmenter("en", { granularity: "grapheme" }) : undefined;

/**
 * The beginning of a text, at most `max` characters as a reader counts them, so that no letter and no emoji is cut in
 * two. What was left out is marked.
 * @param mark stands after a cut text; empty if the cut is not to be seen
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

/** How much of a cut text may go so that it ends in a whole word. */
const mostGivenUp = 0.3;

/** The same for readers of a page: no word is cut in two either, unless it is a long one. Names in the activity log stay cut as they were. */
export function excerptInWords(text: string, max: number): string {
  const cut = excerpt(text, max, "");
  if (cut === text) return text;
  if (/\s/.test(text.charAt(cut.length))) return `${cut}…`;
  // ReDoS: a cut text has some hundred characters.
  const words = cut.replace(/\s+\S*$/, "");
  return `${words.length >= cut.length * (1 - mostGivenUp) ? words : cut}…`;
}

function* charactersOf(text: string): Generator<string> {
  if (!graphemes) return yield* text;
  for (const { segment } of graphemes.segment(text)) yield segment;
}
