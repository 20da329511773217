/**
 * Everything the program says to visitors, in English and in the order of the alphabet; those of the specification to the
 * letter. Behind each what a translator has to know: empty where the words say all.
 */
export const messages = {
  Notices: "",
} as const satisfies Record<string, string>;

/** Words of the program, in the ICU message format. */
export type Message = keyof typeof messages;

/** What a language says for them. */
export type Words = { readonly [message in Message]?: string };
