export interface Finding {
  level: "ok" | "warning" | "error";
  words: string;
  /** Repairs without losing data. @returns a message */
  repair?: () => string | Promise<string>;
}

export const ok = (words: string): Finding => ({ level: "ok", words });
export const warning = (words: string, repair?: Finding["repair"]): Finding =>
  finding("warning", words, repair);
export const error = (words: string, repair?: Finding["repair"]): Finding => finding("error", words, repair);

function finding(level: Finding["level"], words: string, repair?: Finding["repair"]): Finding {
  return { level, words, ...(repair && { repair }) };
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
