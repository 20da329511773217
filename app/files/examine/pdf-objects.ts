import type { Budget } from "./budget";
import { isSpace } from "./pdf-syntax";

/** Finds each `12 0 obj`, also inside streams, where a reader's table could point. */
export function* objectStarts(bytes: Buffer, budget: Budget): Generator<{ number: number; start: number }> {
  for (const position of positionsOf(bytes, "obj")) {
    const generation = digitsBefore(bytes, position, budget);
    const number = generation && digitsBefore(bytes, generation.start, budget);
    // Readers want something between the two numbers.
    if (number && number.end < generation.start)
      yield { number: Number(number.digits), start: position + "obj".length };
  }
}

/** Longer numbers have leading zeros only. */
const maxDigits = 20;

/** Skips spaces and comments backwards, as readers do forwards, then reads a number. */
function digitsBefore(bytes: Buffer, before: number, budget: Budget) {
  const end = endBefore(bytes, before, budget);
  let start = end;
  while (end - start < maxDigits && isDigit(bytes[start - 1])) start -= 1;
  budget.charge(end - start + 1);
  return start < end ? { digits: bytes.toString("latin1", start, end), start, end } : undefined;
}

function endBefore(bytes: Buffer, before: number, budget: Budget): number {
  for (let end = before; ; ) {
    const from = end;
    while (isSpace(bytes[end - 1])) end -= 1;
    budget.charge(from - end + 1);
    if (isDigit(bytes[end - 1])) return end;
    // A comment ends with its line, so only spaces with a line break can follow one.
    const hasBreak = bytes.subarray(end, from).some((code) => code === 10 || code === 13);
    const comment = hasBreak ? commentStart(bytes, end, budget) : undefined;
    if (comment === undefined) return end;
    end = comment;
  }
}

/**
 * Returns the start of the comment that ends the line before a position. A reader's table can point behind
 * another `%` of the line, so the last one after a number counts.
 */
function commentStart(bytes: Buffer, end: number, budget: Budget): number | undefined {
  let found: number | undefined;
  for (let start = end; start > 0 && bytes[start - 1] !== 10 && bytes[start - 1] !== 13; start -= 1) {
    budget.charge(1);
    if (bytes[start - 1] !== 0x25) continue;
    found = start - 1;
    let before = found;
    while (isSpace(bytes[before - 1])) before -= 1;
    budget.charge(found - before);
    if (isDigit(bytes[before - 1])) return found;
  }
  return found;
}

function isDigit(code: number | undefined): boolean {
  return code !== undefined && code >= 0x30 && code <= 0x39;
}

export function* positionsOf(bytes: Buffer, word: string): Generator<number> {
  for (let at = bytes.indexOf(word, 0, "latin1"); at >= 0; at = bytes.indexOf(word, at + 1, "latin1"))
    yield at;
}
