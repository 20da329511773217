import { parseArgs } from "node:util";
import { readConfigOrExit } from "~/config.server";
import { readSettings } from "~/settings/queries.server";
import { exitOnStartupError } from "../../server/exit-on-startup-error";
import { openServices } from "../../server/open-services";
import { importSite, type KindReport } from "./import.server";
import { type OldSite, openOldSite, UnreadableError } from "./old-site.server";

/** `npm run import -- <address>`: imports a site with the old endpoints. */
const usage =
  "Usage: npm run import -- <address of the old site> [--dry-run] [--username <name> --password <password>]";

async function run(): Promise<number> {
  const options = {
    "dry-run": { type: "boolean" },
    username: { type: "string" },
    password: { type: "string" },
  } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    return 1;
  }
  const { values, positionals } = parsed;
  const [address] = positionals;
  if (!address || positionals.length > 1 || Boolean(values.username) !== Boolean(values.password)) {
    console.error(usage);
    return 1;
  }
  const site = await openSite(address, values.username, values.password);
  if (!site) return 1;

  const { db, files, config } = await exitOnStartupError(openServices(readConfigOrExit()));
  // Sets the school's time zone, for times without one.
  await readSettings(db);
  const stop = new AbortController();
  process.once("SIGINT", () => {
    console.log("\nStopping after this record. Run the same command again to go on.");
    stop.abort();
  });
  try {
    const reports = await importSite({
      db,
      files,
      site,
      dryRun: values["dry-run"] ?? false,
      withResumes: values.username !== undefined,
      clamdSocket: config.clamdSocket,
      onProgress: showProgress,
      signal: stop.signal,
    });
    showReports(reports, values["dry-run"] ?? false);
    return reports.some(({ failed }) => failed.length > 0) || stop.signal.aborted ? 1 : 0;
  } finally {
    await db.destroy();
  }
}

async function openSite(address: string, username?: string, password?: string): Promise<OldSite | undefined> {
  try {
    const site = openOldSite(address);
    if (username && password) await site.logIn(username, password);
    return site;
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    console.error(`The old site cannot be read: ${error.message}.`);
    return undefined;
  }
}

function showProgress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
  else console.log(line);
}

function showReports(reports: KindReport[], dryRun: boolean): void {
  if (process.stdout.isTTY) process.stdout.write("\r\u001b[K");
  for (const { label, came, already, failed, changed } of reports) {
    const verb = dryRun ? "would come" : "came";
    console.log(
      `${label}: ${came} ${verb}, ${already} were here already, ${failed.length} could not be read, ${changed.length} changed`,
    );
    for (const words of [...failed, ...changed]) console.log(`  ${words}`);
  }
}

process.exitCode = await run();
