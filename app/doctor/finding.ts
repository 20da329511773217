/** One line of what the doctor found. */
export interface Finding {
  level: "ok" | "warning" | "error";
  /** In words: what is wrong, and what to do. */
  words: string;
  /** What can be done about it without losing anything. @returns what was done, in words */
  repair?: () => string | Promise<string>;
}

export const ok = (words: string): Finding => ({ level: "ok", words });
export const warning = (words: string, repair?: Finding["repair"]): Finding =>
  finding("warning", words, repair);
export const error = (words: string, repair?: Finding["repair"]): Finding => finding("error", words, repair);

function finding(level: Finding["level"], words: string, repair?: Finding["repair"]): Finding {
  return { level, words, ...(repair && { repair }) };
}

/** `1 file`, `2 files` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
