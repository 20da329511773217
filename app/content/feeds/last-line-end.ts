/** Ends the last line of an iCalendar file as RFC 5545 asks for each line; the library leaves it open. */
export const withLastLineEnd = (file: string): string => `${file.trimEnd()}\r\n`;
