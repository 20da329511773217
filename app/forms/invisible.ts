/** Zero-width space, word joiner, byte order mark and soft hyphen. The joiners inside Indian words are none of these. */
const fillers = /[\u00AD\u200B\u2060\uFEFF]/g;
/** Marks of direction, which come along where an address is copied. */
const directions = "\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069";
const ends = new RegExp(`^[${directions}\\s]+|[${directions}\\s]+$`, "g");
const allDirections = new RegExp(`[${directions}]`, "g");

/** A text without characters that nobody sees; marks of direction are left out at its ends. */
export const withoutInvisible = (text: string) => text.replace(fillers, "").replace(ends, "");

/** The same for the web and e-mail addresses in a text; other words keep their marks of direction. */
export const withPlainAddresses = (text: string) =>
  text
    .replace(fillers, "")
    .replace(/\S+/g, (word) => (/:\/\/|^\W*www\.|@/i.test(word) ? word.replace(allDirections, "") : word));
