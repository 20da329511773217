/** English text marked for the catalogues (docs/languages.md). */
export type Message = string & { readonly isMessage: true };

/** Separates context and text, as in gettext. */
export const contextEnd = "\u0004";

/** A comment before it is a note for translators. @param context distinguishes meanings of one text */
export const msg = (text: string, context?: string): Message =>
  (context ? `${context}${contextEnd}${text}` : text) as Message;

/** Accepts a marked message, or a literal, which is extracted in place. */
export type Translatable<Text extends string> = Message | (string extends Text ? never : Text);

export const getEnglish = (message: string): string => message.slice(message.lastIndexOf(contextEnd) + 1);
