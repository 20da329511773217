/** A text of the program in English, marked for the catalogues (docs/languages.md). */
export type Message = string & { readonly isMessage: true };

/** Separates the context of a message from its text, as in gettext. */
export const contextEnd = "\u0004";

/**
 * Marks a text for translation that is shown later with `t(message)`. A comment before the text is a note for translators.
 * @param context tells two meanings of one English text apart, such as "an album" for "To"
 */
export const msg = (text: string, context?: string): Message =>
  (context ? `${context}${contextEnd}${text}` : text) as Message;

/** Accepts a marked message, or a text that is written in place and therefore extracted. */
export type Translatable<Text extends string> = Message | (string extends Text ? never : Text);

/** Returns the English text of a message, without its context. */
export const englishOf = (message: string): string => message.slice(message.lastIndexOf(contextEnd) + 1);
