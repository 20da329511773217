/** Soft hyphen, Mongolian vowel separator, zero-width space, word joiner and its like, byte order mark; no joiners of Indian words. */
const fillers = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g;
/** Marks of direction, which come along where an address is copied. */
const directions = "\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069";
const ends = new RegExp(`^[${directions}\\s]+|[${directions}\\s]+$`, "g");
/** In an address, also the joiners that no letter follows. */
const notOfAddress = new RegExp(`[${directions}]|[\\u200C\\u200D]+(?![\\p{L}\\p{M}])`, "gu");

/** A text without characters that nobody sees; marks of direction are left out at its ends. */
export const withoutInvisible = (text: string) => text.replace(fillers, "").replace(ends, "");

/** The same for the web and e-mail addresses in a text; other words keep their marks of direction. */
export const withPlainAddresses = (text: string) =>
  text
    .replace(fillers, "")
    .replace(/\S+/g, (word) => (/:\/\/|^\W*www\.|@/i.test(word) ? word.replace(notOfAddress, "") : word));
