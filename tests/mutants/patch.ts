import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

export interface Mutant {
  name: string;
  /** Sentence about the fault. */
  breaks: string;
  /** Path of the test file that must fail. */
  caughtBy: string;
  /** Path of the changed source file. */
  file: string;
  /** Lines before and after the change, with one line of context. */
  before: string;
  after: string;
}

const folder = import.meta.dirname;

export function readMutants(): Mutant[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".patch"));
  return names
    .sort()
    .map((name) => parsePatch(basename(name, ".patch"), readFileSync(join(folder, name), "utf8")));
}

/** Parses a unified diff of one hunk, whose line numbers do not count. @throws Error for other texts */
function parsePatch(name: string, patch: string): Mutant {
  const [, breaks, caughtBy, file, hunk] =
    /^Breaks: ([^\n]+)\nCaught by: ([^\n]+)\n--- [^\n]+\n\+\+\+ b\/([^\n]+)\n@@[^\n]+\n(.*)$/s.exec(patch) ??
    [];
  if (!breaks || !caughtBy || !file || !hunk || /^@@/m.test(hunk))
    throw new Error(`tests/mutants/${name}.patch must have “Breaks:”, “Caught by:” and one hunk.`);
  const lines = hunk.replace(/\n$/, "").split("\n");
  const without = (sign: string) =>
    lines.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join("");
  return { name, breaks, caughtBy, file, before: without("+"), after: without("-") };
}

/** Returns the source with the fault. @throws Error if its lines do not occur exactly once */
export function applyMutant({ name, file, before, after }: Mutant, source: string): string {
  const [start, rest, more] = source.split(before);
  if (start === undefined || rest === undefined || more !== undefined)
    throw new Error(`${file} has changed: bring tests/mutants/${name}.patch in line with it.`);
  return start + after + rest;
}
