import { namingDamage, storageProblem } from "~db/storage-errors";

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

/** Runs one check, so that its failure does not hide what the other checks find. */
export async function checkAlone(
  name: string,
  databaseFile: string,
  check: () => Finding | Finding[] | Promise<Finding | Finding[]>,
): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (failure) {
    const named = namingDamage(failure, databaseFile);
    const words = named instanceof Error ? named.message : String(named);
    if (storageProblem(named) === "damaged") return [error(words)];
    return [error(`The check of the ${name} failed: ${words}`)];
  }
}
