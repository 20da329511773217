/** Soft hyphen, zero-width space, word joiner, byte order mark …; not the joiners of Indic scripts. */
const fillers = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g;
/** Direction marks, which come with copied addresses. */
const directions = "\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069";
const ends = new RegExp(`^[${directions}\\s]+|[${directions}\\s]+$`, "g");
/** In addresses, also joiners without a letter after them. */
const notOfAddress = new RegExp(`[${directions}]|[\\u200C\\u200D]+(?![\\p{L}\\p{M}])`, "gu");

/** Removes invisible characters; direction marks only at the ends. */
export const withoutInvisible = (text: string) => text.replace(fillers, "").replace(ends, "");

/** Removes invisible characters and direction marks from URLs and e-mail addresses in a text. */
export const withPlainAddresses = (text: string) =>
  text
    .replace(fillers, "")
    .replace(/\S+/g, (word) => (/:\/\/|^\W*www\.|@/i.test(word) ? word.replace(notOfAddress, "") : word));
