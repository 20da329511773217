import Sqlite from "better-sqlite3";
import { foldWords } from "./word-folding";

/** Opens a database with `fold`, which the views and triggers of the word indexes call. */
export function openSqlite(file: string, options?: Sqlite.Options): Sqlite.Database {
  const sqlite = new Sqlite(file, options);
  sqlite.function("fold", { deterministic: true }, (text: unknown) =>
    typeof text === "string" ? foldWords(text) : text,
  );
  return sqlite;
}
