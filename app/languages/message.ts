/** English text marked for the catalogues (docs/languages.md). */
export type Message = string & { readonly isMessage: true };

/** Separates context and text, as in gettext. */
export const contextEnd = "\u0004";

/**
 * Marks a text for translation; a comment before it is a note for translators.
 * @param context distinguishes meanings of one English text, such as "an album" for "To"
 */
export const msg = (text: string, context?: string): Message =>
  (context ? `${context}${contextEnd}${text}` : text) as Message;

/** Accepts a marked message, or a literal, which is extracted in place. */
export type Translatable<Text extends string> = Message | (string extends Text ? never : Text);

/** Returns the English text without its context. */
export const getEnglish = (message: string): string => message.slice(message.lastIndexOf(contextEnd) + 1);
