import { statSync } from "node:fs";
import type Sqlite from "better-sqlite3";
import { fileSize } from "~/text/file-size";
import { emptyLog } from "~db/commit-sync";
import { countOfTally, wrongTallies } from "~db/tally-check";
import { type CheckFinding, checkAlone, counted, error, ok, warning } from "./finding";

const largeJournal = 64 * 1024 * 1024;

export async function checkDatabase(sqlite: Sqlite.Database, file: string): Promise<CheckFinding[]> {
  return [
    ...(await checkAlone("integrity", file, () => checkIntegrity(sqlite))),
    ...(await checkAlone("references", file, () => checkReferences(sqlite))),
    ...(await checkAlone("search index", file, () => checkSearch(sqlite))),
    ...(await checkAlone("tallies", file, () => checkTallies(sqlite))),
    ...(await checkAlone("write-ahead log", file, () => checkJournal(file))),
  ];
}

function checkIntegrity(sqlite: Sqlite.Database): CheckFinding {
  const lines = sqlite.prepare<[], string>("pragma integrity_check(5)").pluck().all();
  if (lines[0] === "ok") return ok("The database is whole.");
  throw Object.assign(new Error(lines.join("; ")), { code: "SQLITE_CORRUPT" });
}

function checkReferences(sqlite: Sqlite.Database): CheckFinding {
  const broken = sqlite.pragma("foreign_key_check") as { table: string }[];
  if (broken.length === 0) return ok("Every record refers to records that are there.");
  const tables = [...new Set(broken.map(({ table }) => table))].join(", ");
  return error(
    `${counted(broken.length, "record refers", "records refer")} to a record that is missing (${tables}). Bring back the last good backup.`,
  );
}

function checkSearch(sqlite: Sqlite.Database): CheckFinding {
  const indexes = sqlite
    .prepare<[], string>("select name from sqlite_schema where type = 'table' and sql like '%using fts5%'")
    .pluck()
    .all();
  const wrong = indexes.filter((index) => {
    try {
      sqlite.prepare(`insert into ${index} (${index}, rank) values ('integrity-check', 1)`).run();
      return false;
    } catch {
      return true;
    }
  });
  if (wrong.length === 0) return ok("The search index says what the records say.");
  return warning(
    `The search index of ${counted(wrong.length, "table")} is not right: a search may miss records.`,
    () => {
      for (const index of wrong) sqlite.prepare(`insert into ${index} (${index}) values ('rebuild')`).run();
      return `Built the search index of ${counted(wrong.length, "table")} anew.`;
    },
  );
}

function checkTallies(sqlite: Sqlite.Database): CheckFinding {
  const wrong = wrongTallies(sqlite);
  if (wrong.length === 0) return ok("The numbers on the dashboard are right.");
  return warning(`Some numbers on the dashboard are wrong (${wrong.join(", ")}).`, () => {
    const set = sqlite.prepare("update tallies set value = ? where name = ?");
    for (const name of wrong) set.run(countOfTally(sqlite, name), name);
    return "Counted anew.";
  });
}

function checkJournal(file: string): CheckFinding {
  const bytes = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes < largeJournal) return ok("The write-ahead log is small.");
  return warning(`The write-ahead log has grown to ${fileSize(bytes)}.`, async () => {
    await emptyLog(file);
    return "Wrote the log back into the database.";
  });
}
