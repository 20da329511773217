import type { Finding } from "~/findings/finding";
import { namingDamage, storageProblem } from "~db/storage-errors";

/** Result of one check of `npm run doctor`; good news is a finding too. */
export interface CheckFinding extends Finding {
  level: "ok" | "warning" | "error";
  /** Repairs without losing data. @returns a message */
  repair?: () => string | Promise<string>;
}

export const ok = (words: string): CheckFinding => ({ level: "ok", words });
export const warning = (words: string, repair?: CheckFinding["repair"]): CheckFinding =>
  finding("warning", words, repair);
export const error = (words: string, repair?: CheckFinding["repair"]): CheckFinding =>
  finding("error", words, repair);

function finding(level: CheckFinding["level"], words: string, repair?: CheckFinding["repair"]): CheckFinding {
  return { level, words, isUrgent: level === "error", ...(repair && { repair }) };
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Runs one check, so that its failure does not hide what the other checks find. */
export async function checkAlone(
  name: string,
  databaseFile: string,
  check: () => CheckFinding | CheckFinding[] | Promise<CheckFinding | CheckFinding[]>,
): Promise<CheckFinding[]> {
  try {
    return [await check()].flat();
  } catch (failure) {
    const named = namingDamage(failure, databaseFile);
    const words = named instanceof Error ? named.message : String(named);
    if (storageProblem(named) === "damaged") return [error(words)];
    return [error(`The check of the ${name} failed: ${words}`)];
  }
}
