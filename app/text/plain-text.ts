import { excerpt, excerptInWords } from "./excerpt";
import { graphemes } from "./graphemes";
import { plainTables, splitRow } from "./text-tables";

/** Up to the next star, for linear time. */
const bold = /\*\*(?=[^\s*])([^*\n]*[^*\s])\*\*/g;
/** `[words](address)` with linked addresses. */
const link = /\[([^[\]\n]+)\]\(((?:https?:\/\/|mailto:|tel:)[^\s()]+)\)/gi;

/** Marks of WhatsApp around whole words, so that `5*3*2`, `snake_case` and addresses stay. No mark spans lines. */
function markPattern(mark: string): string {
  const others = "*_~".replace(mark, "");
  const first = `[^\\s\\${mark})\\]}.,;:!?]`;
  const last = `[^\\s\\${mark}([{]`;
  return `(^|[\\s([{"'“‘«–—${others}])\\${mark}(${first}(?:[^\\${mark}\\n]*${last})?)\\${mark}(?=$|[\\s.,;:!?)\\]}"'”’»…–—।${others}])`;
}

export const whatsappMarks = {
  "*": markPattern("*"),
  _: markPattern("_"),
  "~": markPattern("~"),
  "`": "()```([^`\\n]+)```(?!`)",
} as const;

const marks = [whatsappMarks["*"], whatsappMarks._, whatsappMarks["`"]].map((one) => new RegExp(one, "gm"));

/** Returns a text without format marks. `~Friday~` stays, because it is no longer true. */
export function plainText(text: string): string {
  const withoutBold = plainTables(text).replace(bold, "$1");
  return marks
    .reduce((plain, mark) => plain.replace(mark, "$1$2"), withoutBold)
    .replace(link, (_, words: string, address: string) =>
      address.includes(words) ? address : `${words} (${address})`,
    );
}

/** Returns the first lines of a text with their marks, which never span lines. Cuts the last one, but no row of a table. */
export function excerptLines(text: string, max: number): string {
  const lines: string[] = [];
  let left = max;
  for (const line of text.split("\n")) {
    const plain = plainText(line);
    if (excerpt(plain, left, "") !== plain) {
      lines.push(splitRow(line) || left < 20 ? "…" : excerptInWords(plain, left));
      break;
    }
    lines.push(line);
    left -= [...graphemes(plain)].length;
  }
  return lines.join("\n");
}

/** Link to a page of the site. */
const pageLink = /\[([^[\]\n]+)\]\(\/[^\s()]*\)/g;

/** Returns the text of a page, which can have headings and links to other pages. */
export function plainPageText(text: string): string {
  return plainText(text.replace(/^#{1,6} /gm, "").replace(pageLink, "$1"));
}
