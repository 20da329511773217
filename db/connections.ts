import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { LRUCache } from "lru-cache";
import { type CommitSync, createCommitSync } from "./commit-sync";
import { createDiskReserve } from "./disk-reserve";
import { OpenedFiles } from "./opened-files";
import { StorageUnavailableError, storageProblem } from "./storage-errors";

/** Milliseconds for which SQLite itself may wait, and with it the whole process; the driver waits longer. */
const busyTimeout = 20;

/** Milliseconds between two looks whether a database that could not be written can be written now. */
const reopenInterval = 1000;

/** Where a copy is put that a read-only disk is read from; the second is memory, on Linux. */
const copyDirectories = [tmpdir(), "/dev/shm"];

/** One connection. Compiling a statement costs as much as running it; those that come again are kept. */
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
  /** Missing where the database can be read only. */
  writer?: Connection;
  files?: OpenedFiles;
  commits?: CommitSync;
}

/**
 * The connections to one database: one that writes, and one that reads and so never waits for a write. Where the
 * database cannot be opened for writing, a copy of it is read, and each write tries to open the database again.
 */
export class Connections {
  readonly #file: string;
  #open: Open;
  /** Why there is no writer. */
  #refusal: unknown;
  #triedAt = 0;
  /** Statements and transactions that wrote. */
  writes = 0;

  /** @throws SQLite's or the file system's error where the database can be neither written nor read */
  constructor(file: string) {
    this.#file = file;
    try {
      this.#open = openWithReserve(file);
    } catch (error) {
      if (!storageProblem(error) || !existsSync(file)) throw error;
      this.#refusal = error;
      this.#triedAt = Date.now();
      this.#open = openCopy(file, error);
    }
  }

  get reader(): Connection {
    return this.#open.reader;
  }

  /** @throws StorageUnavailableError where the database cannot be written at the moment */
  get writer(): Connection {
    this.assertInPlace();
    return this.#open.writer ?? this.#reopen();
  }

  /** @throws StorageUnavailableError where the database was moved, deleted or replaced since it was opened */
  assertInPlace(): void {
    this.#open.files?.assertInPlace();
  }

  /** Resolves when what was committed is on the disk: before that nothing may be acknowledged. @throws the disk's error */
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

/** Opening needs some room too. */
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
 * `synchronous = NORMAL` loses no commit that was acknowledged, because `Connections.sync` comes before that (decision 44).
 * `secure_delete`: what was deleted, a message or a resume's name, is overwritten in the file; `emptyJournal` takes it
 * out of the write-ahead log.
 */
function openForWriting(file: string): Required<Open> {
  mkdirSync(dirname(file), { recursive: true });
  const writer = new Sqlite(file);
  try {
    writer.pragma("journal_mode = WAL");
    writer.pragma("synchronous = NORMAL");
    // The log is written back by `commit-sync.ts`.
    writer.pragma("wal_autocheckpoint = 0");
    writer.pragma("foreign_keys = ON");
    writer.pragma("secure_delete = ON");
    writer.pragma(`busy_timeout = ${busyTimeout}`);
    assertWritable(writer);
    const reader = new Sqlite(file, { readonly: true, timeout: busyTimeout });
    const files = new OpenedFiles(file);
    const commits = createCommitSync(file);
    return { writer: new Connection(writer), reader: new Connection(reader), files, commits };
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** SQLite opens a file that it may only read without a word. */
function assertWritable(sqlite: Sqlite.Database): void {
  try {
    sqlite.exec("begin immediate");
    sqlite.exec("rollback");
  } catch (error) {
    if (storageProblem(error) !== "busy") throw error;
  }
}

/**
 * SQLite needs to write beside a database in WAL mode even to read it, so it reads a copy, with what the write-ahead
 * log holds. The copy is gone when the connection is closed, or the process ends.
 * @throws `refusal`, the reason why the database itself cannot be used, if there is no place for a copy
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
      const sqlite = new Sqlite(copy);
      sqlite.pragma("query_only = ON");
      sqlite.prepare("select count(*) from sqlite_master").get();
      return { reader: new Connection(sqlite) };
    } catch {
      // The next place may do.
    } finally {
      if (directory) rmSync(directory, { recursive: true, force: true });
    }
  }
  throw refusal;
}
