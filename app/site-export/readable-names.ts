const maxLength = 80;

/** Ending of a file name: `.webp`. */
export const fileEnding = /\.\w{2,5}$/;

/** Names that Windows keeps for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Turns words into a file name that Windows, macOS and Linux accept, without an extension. */
export function readableName(words: string, fallback: string): string {
  const name = [
    ...words
      .normalize("NFC")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse them
      .replace(/[<>:"/\\|?*\u0000-\u001f\u007f]+/g, " ")
      .replace(/\s+/g, " "),
  ]
    .slice(0, maxLength)
    .join("")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  return name === "" || reserved.test(name) ? fallback : name;
}

/** Returns names that are each given once: "Sports day", "Sports day (2)"; capitals do not count. */
export function uniqueNames(): (name: string) => string {
  const given = new Map<string, number>();
  return (name) => {
    const key = name.toLowerCase();
    const count = (given.get(key) ?? 0) + 1;
    given.set(key, count);
    if (count === 1) return name;
    const dot = name.lastIndexOf(".");
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
    return `${stem} (${count})${extension}`;
  };
}
