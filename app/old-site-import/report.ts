import type { ListReport } from "./found";

/** Writes the result of an import as lines for a terminal or a file. */
export function writeReport(reports: readonly ListReport[], dryRun: boolean): string {
  const verb = dryRun ? "would come" : "came";
  const lines = reports.flatMap(({ label, came, already, updated, failed, changed, leftOut }) => [
    `${label}: ${came} ${verb}, ${already} were here already, ${updated} updated, ${leftOut.length} left out, ` +
      `${failed.length} could not be read, ${changed.length} changed`,
    ...[...failed, ...leftOut, ...changed].map((words) => `  ${words}`),
  ]);
  return `${lines.join("\n")}\n`;
}

const minutes = 60_000;

/** Writes progress with an estimate, such as `12 of 300, 4 minutes left`. @param elapsedMs since the start */
export function writeProgress(line: string, done: number, expected: number, elapsedMs: number): string {
  if (expected <= done || done === 0) return line;
  const leftMs = (elapsedMs / done) * (expected - done);
  const left = leftMs < minutes ? "less than a minute left" : `${Math.ceil(leftMs / minutes)} minutes left`;
  // An estimate of the first records is a guess.
  return `${line} (${done} of ${expected}${done < 5 ? "" : `, ${left}`})`;
}
