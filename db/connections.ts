import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import type Sqlite from "better-sqlite3";
import { LRUCache } from "lru-cache";
import { type CommitSync, createCommitSync } from "./commit-sync";
import { createDiskReserve } from "./disk-reserve";
import { OpenedFiles } from "./opened-files";
import { openSqlite } from "./sqlite";
import { namingDamage, StorageUnavailableError, storageProblem } from "./storage-errors";

/** Milliseconds that SQLite can block the process; the driver waits longer. */
const busyTimeout = 20;

/** Milliseconds between attempts to reopen an unwritable database. */
const reopenInterval = 1000;

/** Folders for the copy of a database on a read-only disk; the second one is memory on Linux. */
const copyDirectories = [tmpdir(), "/dev/shm"];

/** Connection with a cache of prepared statements: compiling one costs as much as running it. */
export class Connection {
  readonly #sqlite: Sqlite.Database;
  readonly #statements = new LRUCache<string, Sqlite.Statement<unknown[]>>({ max: 300 });
  constructor(sqlite: Sqlite.Database) {
    this.#sqlite = sqlite;
  }
  prepare(text: string): Sqlite.Statement<unknown[]> {
    const statement = this.#statements.get(text) ?? this.#sqlite.prepare<unknown[]>(text);
    this.#statements.set(text, statement);
    return statement;
  }
  get inTransaction(): boolean {
    return this.#sqlite.inTransaction;
  }
  close(): void {
    this.#sqlite.close();
  }
}

interface Open {
  reader: Connection;
  /** Missing if the database is read-only. */
  writer?: Connection;
  files?: OpenedFiles;
  commits?: CommitSync;
}

/**
 * One writing connection and one reading connection, which never waits for a write. If the database cannot be
 * written, a copy is read, and each write tries to reopen it.
 */
export class Connections {
  readonly #file: string;
  #open: Open;
  /** Reason why there is no writer. */
  #refusal: unknown;
  #triedAt = 0;
  writes = 0;
  /** Set by the first query that met a damaged page, or by a check. */
  damage: unknown;

  /** @throws SQLite's or the file system's error if the database cannot be read either */
  constructor(file: string) {
    this.#file = file;
    try {
      this.#open = openWithReserve(file);
    } catch (error) {
      const reason = storageProblem(error);
      if (!reason || reason === "damaged" || !existsSync(file)) throw namingFile(error, file);
      this.#refusal = error;
      this.#triedAt = Date.now();
      this.#open = openCopy(file, error);
    }
  }

  /** Returns the error to throw, and remembers that the database is damaged. */
  explain(error: unknown): unknown {
    const named = namingDamage(error, this.#file);
    if (storageProblem(named) === "damaged") this.damage ??= named;
    return named;
  }

  /** Reads every page once. */
  check(): void {
    try {
      const result = this.reader.prepare("pragma quick_check(1)").get() as Record<string, string> | undefined;
      const [words = "no answer"] = Object.values(result ?? {});
      if (words !== "ok") throw Object.assign(new Error(words), { code: "SQLITE_CORRUPT" });
    } catch (error) {
      this.explain(error);
    }
  }

  get reader(): Connection {
    return this.#open.reader;
  }

  /** @throws StorageUnavailableError if the database cannot be written */
  get writer(): Connection {
    this.assertInPlace();
    return this.#open.writer ?? this.#reopen();
  }

  /** @throws StorageUnavailableError if the database was moved, deleted or replaced */
  assertInPlace(): void {
    this.#open.files?.assertInPlace();
  }

  /** Resolves when commits are on the disk; acknowledge nothing before. @throws the disk's error */
  async sync(): Promise<void> {
    await this.#open.commits?.sync();
  }

  #reopen(): Connection {
    if (Date.now() - this.#triedAt > reopenInterval) {
      this.#triedAt = Date.now();
      try {
        const opened = openWithReserve(this.#file);
        this.close();
        this.#open = opened;
        return opened.writer;
      } catch (error) {
        this.#refusal = error;
      }
    }
    const reason = storageProblem(this.#refusal) ?? "read-only";
    throw new StorageUnavailableError(reason, "the database cannot be written", { cause: this.#refusal });
  }

  close(): void {
    this.#open.reader.close();
    this.#open.writer?.close();
    this.#open.commits?.close();
  }
}

/** SQLite's own messages name neither the file nor the user who may not open it. */
function namingFile(error: unknown, file: string): unknown {
  if (storageProblem(error) !== "read-only") return namingDamage(error, file);
  return new StorageUnavailableError(
    "read-only",
    `The user ${userInfo().username} cannot write the database ${resolve(file)}. Correct the owner of its folder, or DATABASE_URL.`,
    { cause: error },
  );
}

/** Frees the reserve if the disk is full: opening needs space too. */
function openWithReserve(file: string): Required<Open> {
  const reserve = createDiskReserve(file);
  for (;;) {
    try {
      return openForWriting(file);
    } catch (error) {
      if (storageProblem(error) !== "full" || !reserve.giveWay()) throw error;
    }
  }
}

/**
 * `Connections.sync` before each acknowledgement makes `synchronous = NORMAL` durable (decision 44).
 * `secure_delete` overwrites deleted data in the file, `emptyJournal` in the write-ahead log.
 */
function openForWriting(file: string): Required<Open> {
  mkdirSync(dirname(file), { recursive: true });
  const writer = openSqlite(file);
  try {
    writer.pragma("journal_mode = WAL");
    writer.pragma("synchronous = NORMAL");
    // `commit-sync.ts` writes the log back.
    writer.pragma("wal_autocheckpoint = 0");
    writer.pragma("foreign_keys = ON");
    writer.pragma("secure_delete = ON");
    writer.pragma(`busy_timeout = ${busyTimeout}`);
    assertWritable(writer);
    const reader = openSqlite(file, { readonly: true, timeout: busyTimeout });
    const files = new OpenedFiles(file);
    const commits = createCommitSync(file);
    return { writer: new Connection(writer), reader: new Connection(reader), files, commits };
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** Fails early: SQLite opens a read-only file without an error. */
function assertWritable(sqlite: Sqlite.Database): void {
  try {
    sqlite.exec("begin immediate");
    sqlite.exec("rollback");
  } catch (error) {
    if (storageProblem(error) !== "busy") throw error;
  }
}

/**
 * Opens a temporary copy: in WAL mode, even reading needs to write files next to the database.
 * @throws `refusal`, the original error, if no folder has space for a copy
 */
function openCopy(file: string, refusal: unknown): Open {
  for (const parent of copyDirectories) {
    let directory: string | undefined;
    try {
      directory = mkdtempSync(join(parent, "school-database-"));
      const copy = join(directory, "copy.sqlite");
      for (const suffix of ["", "-wal"]) {
        if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
      }
      const sqlite = openSqlite(copy);
      sqlite.pragma("query_only = ON");
      sqlite.prepare("select count(*) from sqlite_master").get();
      return { reader: new Connection(sqlite) };
    } catch {
      // Try the next folder.
    } finally {
      if (directory) rmSync(directory, { recursive: true, force: true });
    }
  }
  throw namingFile(refusal, file);
}
