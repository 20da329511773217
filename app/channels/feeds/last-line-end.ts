/** RFC 5545 requires a line end after the last line, which the library omits. */
export const withLastLineEnd = (file: string): string => `${file.trimEnd()}\r\n`;
