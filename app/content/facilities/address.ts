/** Characters of an address. */
const longest = 60;

/** The words of a name as they stand in an address, in the letters of any script: `art-room`; empty if it has none. */
export function wordsInAddress(name: string): string {
  const words = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/^\/+/, "")
    // `&` stands in an address of the specification.
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, "-");
  return [...words]
    .slice(0, longest)
    .join("")
    .replace(/^[-&]+|[-&]+$/g, "");
}

/** Where visitors see a facility. */
export function facilityPath({ address }: { address: string }): string {
  return encodeURI(`/${address}`);
}
