import { graphemes } from "./graphemes";

/** Returns at most `max` graphemes of a text. @param mark appended to a cut text; can be empty */
export function excerpt(text: string, max: number, mark = "…"): string {
  // A text never has more graphemes than UTF-16 units.
  if (text.length <= max) return text;
  let end = 0;
  let count = 0;
  for (const character of graphemes(text)) {
    if (count === max) return `${text.slice(0, end).trimEnd()}${mark}`;
    end += character.length;
    count += 1;
  }
  return text;
}

/** Maximum share of a cut text that is dropped to end with a whole word. */
const maxDroppedShare = 0.3;

/** Like `excerpt`, but avoids cutting words. The activity log keeps the stored form of `excerpt`. */
export function excerptInWords(text: string, max: number): string {
  const cut = excerpt(text, max, "");
  if (cut === text) return text;
  if (/\s/.test(text.charAt(cut.length))) return `${cut}…`;
  // ReDoS: a cut text has some hundred characters.
  const words = cut.replace(/\s+\S*$/, "");
  return `${words.length >= cut.length * (1 - maxDroppedShare) ? words : cut}…`;
}
