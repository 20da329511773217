/** `**bold**`, up to the next star: a text full of stars takes no longer than another. */
const bold = /\*\*(?=[^\s*])([^*\n]*[^*\s])\*\*/g;
/** `[words](address)`, with the addresses that the site makes links of. */
const link = /\[([^[\]\n]+)\]\(((?:https?:\/\/|mailto:|tel:)[^\s()]+)\)/gi;

/** A formatted text without its marks, as lists, previews of links and the old endpoint show it; any other is as it was. */
export function plainText(text: string): string {
  return text
    .replace(bold, "$1")
    .replace(link, (_, words: string, address: string) =>
      address.includes(words) ? address : `${words} (${address})`,
    );
}
