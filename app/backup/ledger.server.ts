import { existsSync } from "node:fs";
import { mkdir, open, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type Sqlite from "better-sqlite3";
import { z } from "zod";
import { openSqlite } from "~db/sqlite";

/** Erasures are also stored next to the backups, in case the database is lost. */
export const ledgerName = "erasures.jsonl";

const schema = z.object({
  kind: z.string(),
  record_id: z.number(),
  came_in_at: z.string(),
  erased_at: z.string(),
});

export type Erasure = z.output<typeof schema>;

export function readLedger(databaseFile: string): Erasure[] {
  if (!existsSync(databaseFile)) return [];
  let sqlite: Sqlite.Database | undefined;
  try {
    sqlite = openSqlite(databaseFile, { readonly: true, timeout: 10_000 });
    return sqlite
      .prepare<[], Erasure>("select kind, record_id, came_in_at, erased_at from erasures order by id")
      .all();
  } catch {
    return [];
  } finally {
    sqlite?.close();
  }
}

/** Skips a last line that a crash cut off. */
export function parseLedger(text: string): Erasure[] {
  return text.split("\n").flatMap((line) => {
    try {
      return [schema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}

export async function readLedgerFile(path: string): Promise<Erasure[]> {
  return parseLedger(await readFile(path, "utf8").catch(() => ""));
}

export function ledgerText(erasures: Erasure[]): string {
  return erasures
    .map(({ kind, record_id, came_in_at, erased_at }) =>
      JSON.stringify({ kind, record_id, came_in_at, erased_at }),
    )
    .map((line) => `${line}\n`)
    .join("");
}

export async function appendLedgerFile(path: string, erasures: Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "a", 0o600);
  try {
    const { size } = await file.stat();
    await file.writeFile((size > 0 ? "\n" : "") + ledgerText(erasures));
    await file.sync();
  } finally {
    await file.close();
  }
}
