/** Characters that a name may have in an address. */
const longest = 60;

/**
 * The words of a name as they stand in an address, in the letters of any script: `annual-day-2026`; empty if it has
 * none. Of a long name the first words, whole.
 */
function wordsInAddress(name: string): string {
  const words = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  let address = "";
  for (const word of words ?? []) {
    const longer = address ? `${address}-${word}` : word;
    const letters = [...longer];
    if (letters.length > longest) return address || letters.slice(0, longest).join("");
    address = longer;
  }
  return address;
}

/** A record's number and the words of its name, as the last part of its address: the number finds it, whatever its name is by then. */
export function numberedAddress(id: number, name: string, otherwise: string): string {
  return `${id}-${encodeURIComponent(wordsInAddress(name) || otherwise)}`;
}

/** The number in such an address, with words or without; undefined if there is none. */
export function numberInAddress(segment: string | undefined): number | undefined {
  const [, id] = /^([1-9]\d{0,14})(?:-|$)/.exec(segment ?? "") ?? [];
  return id === undefined ? undefined : Number(id);
}
