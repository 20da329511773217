/** Up to the next star, for linear time. */
const bold = /\*\*(?=[^\s*])([^*\n]*[^*\s])\*\*/g;
/** `[words](address)` with linked addresses. */
const link = /\[([^[\]\n]+)\]\(((?:https?:\/\/|mailto:|tel:)[^\s()]+)\)/gi;

export function plainText(text: string): string {
  return text
    .replace(bold, "$1")
    .replace(link, (_, words: string, address: string) =>
      address.includes(words) ? address : `${words} (${address})`,
    );
}
