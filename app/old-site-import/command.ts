import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readConfigOrExit } from "~/config.server";
import { readSettings } from "~/settings/queries.server";
import { exitOnStartupError } from "../../server/exit-on-startup-error";
import { openServices } from "../../server/open-services";
import { openReader } from "./detect.server";
import { UnreadableError } from "./fetch-site.server";
import type { ListReport } from "./found";
import { importSite } from "./run.server";

/** Writes the result of an import as lines for a terminal or a file. */
function writeReport(reports: readonly ListReport[], dryRun: boolean): string {
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
function writeProgress(line: string, done: number, expected: number, elapsedMs: number): string {
  if (expected <= done || done === 0) return line;
  const leftMs = (elapsedMs / done) * (expected - done);
  const left = leftMs < minutes ? "less than a minute left" : `${Math.ceil(leftMs / minutes)} minutes left`;
  // An estimate of the first records is a guess.
  return `${line} (${done} of ${expected}${done < 5 ? "" : `, ${left}`})`;
}

/** `npm run import -- <address or export file>`: imports an old site (docs/moving-in.md). */
const usage =
  "Usage: npm run import -- <address of the old site, or WordPress export file .xml> [--dry-run] [--report <file>] " +
  "[--username <name> --password <password>] [--allow-private]";

const options = {
  "dry-run": { type: "boolean" },
  report: { type: "string" },
  username: { type: "string" },
  password: { type: "string" },
  "allow-private": { type: "boolean" },
} as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [place] = positionals;
    if (!place || positionals.length > 1 || Boolean(values.username) !== Boolean(values.password))
      return usage;
    return { place, ...values };
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n${usage}`;
  }
}

async function run(): Promise<number> {
  const given = readArguments();
  if (typeof given === "string") {
    console.error(given);
    return 1;
  }
  const { place, username, password, report } = given;
  const dryRun = given["dry-run"] ?? false;
  const services = await exitOnStartupError(openServices(readConfigOrExit()));
  // Sets the school's time zone, for times without one.
  await readSettings(services.db);
  const stop = new AbortController();
  process.once("SIGINT", () => {
    console.log("\nStopping. Run the same command again to go on.");
    stop.abort();
  });
  try {
    const fetching = { signal: stop.signal, allowPrivate: given["allow-private"] ?? false };
    const login = username && password ? { username, password } : undefined;
    const onProgress = (line: string) => showProgress(line);
    const reader = await openReader(place, { services, fetching, login, dryRun, onProgress });
    const startedAt = performance.now();
    const reports = await importSite({
      services,
      reader,
      dryRun,
      signal: stop.signal,
      onProgress: (line, done, expected) =>
        showProgress(writeProgress(line, done, expected, performance.now() - startedAt)),
    });
    showProgress("");
    const words = writeReport(reports, dryRun);
    process.stdout.write(words);
    if (report) await writeFile(report, words);
    if (!dryRun)
      console.log("Visitors see nothing of it yet. Open Import in the dashboard to publish or undo it.");
    return stop.signal.aborted || reports.some(({ failed }) => failed.length > 0) ? 1 : 0;
  } catch (error) {
    if (stop.signal.aborted) return 1;
    if (!(error instanceof UnreadableError)) throw error;
    console.error(`The old site cannot be read: ${error.message}`);
    return 1;
  } finally {
    await services.db.destroy();
  }
}

function showProgress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
  else if (line) console.log(line);
}

process.exitCode = await run();
