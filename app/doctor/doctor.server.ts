import type { Config } from "~/config.server";
import { openStore } from "~/files/store/open-store.server";
import { sweepUploads } from "~/files/store/sweep.server";
import { findErased } from "~/records/erased.server";
import { findNamed } from "~/records/file-rows.server";
import { isErasingAllowed } from "~db/clock";
import { type Database, openDatabase } from "~db/connection.server";
import { missingMigrations } from "~db/migrate";
import { requireDatabase } from "~db/require-database";
import { openSqlite } from "~db/sqlite";
import { starterKeys } from "~db/starter-marks";
import { checkDatabase } from "./database-checks.server";
import { checkFiles } from "./file-checks.server";
import { type CheckFinding, checkAlone, error, ok, warning } from "./finding";
import { checkMachine } from "./machine-checks.server";

/** `repair` fixes what loses nothing. @throws StartRefusedError if there is no database */
export async function examine(
  config: Config,
  repair: boolean,
  say: (line: string) => void,
): Promise<CheckFinding[]> {
  requireDatabase(config.databaseFile);
  return checkAlone("database", config.databaseFile, () =>
    examineDatabase(config, async (findings) => {
      // A damaged page is met by many checks.
      const different = findings.filter(
        ({ words }, index) => findings.findIndex((other) => other.words === words) === index,
      );
      return repair ? await mend(different, say) : different;
    }),
  );
}

async function examineDatabase(
  config: Config,
  finish: (findings: CheckFinding[]) => Promise<CheckFinding[]>,
): Promise<CheckFinding[]> {
  const { databaseFile } = config;
  const db = openDatabase(databaseFile);
  const sqlite = openSqlite(databaseFile, { timeout: 10_000 });
  const alone = (name: string, check: Parameters<typeof checkAlone>[2]) =>
    checkAlone(name, databaseFile, check);
  try {
    const [outdated] = await alone("migrations", async () =>
      (await missingMigrations(db)).length > 0
        ? error("The database is older than this program. Start the website once, or run: npm run db:migrate")
        : [],
    );
    if (outdated) return [outdated];
    const files = openStore(config);
    const sweep = async () => {
      const mayErase = await isErasingAllowed(db);
      await sweepUploads({
        files,
        findNamed: (kind, names) => findNamed(db, kind, names),
        findErased: (kind, names) => findErased(db, kind, names),
        mayErase,
      });
    };
    return await finish([
      ...(await checkDatabase(sqlite, databaseFile)),
      ...(await alone("uploaded files", () => checkFiles(sqlite, config, files.place, sweep))),
      ...(await checkMachine(db, config)),
      ...(await alone("accounts", () => checkAccounts(db))),
    ]);
  } finally {
    sqlite.close();
    await db.destroy();
  }
}

async function mend(findings: CheckFinding[], say: (line: string) => void): Promise<CheckFinding[]> {
  const left: CheckFinding[] = [];
  for (const finding of findings) {
    if (!finding.repair) {
      left.push(finding);
      continue;
    }
    say(`repaired  ${finding.words} ${await finding.repair()}`);
  }
  return left;
}

/** User names that attackers try first. */
const triedFirst = ["admin", "administrator", "root", "sa", "test", "guest", "user"];

async function checkAccounts(db: Database): Promise<CheckFinding[]> {
  const accounts = await db.selectFrom("staff").select(["id", "username"]).orderBy("id").execute();
  const first = await starterKeys(db, "staff");
  const findings = accounts.flatMap(({ id, username }) => [
    ...(first.includes(String(id))
      ? [
          warning(
            `The account "${username}" still has the password that came with the website. Change it under Your account.`,
          ),
        ]
      : []),
    ...(triedFirst.includes(username.toLowerCase())
      ? [
          warning(
            `The account "${username}" has a name that strangers try first. Add an administrator with another name, then remove this one.`,
          ),
        ]
      : []),
  ]);
  return findings.length > 0
    ? findings
    : [ok("The accounts of staff have names and passwords of their own.")];
}
