const maxLength = 60;

/** Returns the first words of a name for a URL, in any script: `annual-day-2026`. Can be empty. */
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
    if (letters.length > maxLength) return address || letters.slice(0, maxLength).join("");
    address = longer;
  }
  return address;
}

/** The ID finds the record; the words can change. */
export function numberedAddress(id: number, name: string, otherwise: string): string {
  return `${id}-${encodeURIComponent(wordsInAddress(name) || otherwise)}`;
}

/** The last part of such an address; files have no number. */
export const numberedPart = /[1-9]\d{0,14}-[^/]+/;

/** The number in such an address, with words or without; undefined if there is none. */
export function numberInAddress(segment: string | undefined): number | undefined {
  const [, id] = /^([1-9]\d{0,14})(?:-|$)/.exec(segment ?? "") ?? [];
  return id === undefined ? undefined : Number(id);
}
