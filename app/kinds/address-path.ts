const maxAddressLength = 60;

/** Converts a name to a URL segment in any script, such as `art-room`; can be empty. */
export function wordsInAddress(name: string): string {
  const words = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/^\/+/, "")
    // A URL in the specification contains `&`.
    .replace(/[^\p{L}\p{M}\p{N}&]+/gu, "-");
  return [...words]
    .slice(0, maxAddressLength)
    .join("")
    .replace(/^[-&]+|[-&]+$/g, "");
}

export function addressPath({ address }: { address: string }): string {
  return encodeURI(`/${address}`);
}
