import { join } from "node:path";
import { readConfigOrExit } from "~/config.server";
import { BackupError } from "./errors";
import { backupFolder } from "./folder.server";
import { ledgerName, readLedgerFile } from "./ledger.server";
import { restore } from "./restore.server";

/** `npm run restore -- <backup>`: brings a backup back, and keeps what it replaces. */
const usage = "Usage: npm run restore -- <backup file>";
const config = readConfigOrExit();
const [source, ...more] = process.argv.slice(2);

async function run(): Promise<void> {
  if (!source || more.length > 0) throw new BackupError(usage);
  const ledger = await ledgers(source);
  const { madeAt, files, erasedAgain, kept } = await restore({ ...config, source, ledger });
  console.log(
    madeAt ? `Restored the backup of ${madeAt}: the database and ${files} files.` : "Restored the database.",
  );
  if (erasedAgain > 0) {
    console.log(`${erasedAgain} records that had been erased since then were erased again.`);
  }
  if (kept.length > 0)
    console.log(`What was replaced is kept:\n${kept.map((path) => `  ${path}`).join("\n")}`);
  console.log("Everybody has to log in again. Start the website now.");
}

/** What is noted as erased beside the backups: beside this one, and in the usual folder. */
async function ledgers(path: string) {
  const folders = new Set([join(path, ".."), backupFolder(config, "")]);
  const found = await Promise.all([...folders].map((folder) => readLedgerFile(join(folder, ledgerName))));
  return found.flat();
}

await run().catch((error: NodeJS.ErrnoException) => {
  const isOurs = error instanceof BackupError || error.syscall !== undefined;
  console.error(isOurs ? error.message : error);
  process.exitCode = 1;
});
