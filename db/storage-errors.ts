export type StorageReason = "full" | "read-only" | "replaced" | "busy" | "damaged" | "bucket" | "bucket full";

/** Thrown before a write; `storageProblem` recognizes errors of SQLite and the file system. */
export class StorageUnavailableError extends Error {
  override name = "StorageUnavailableError";
  constructor(
    readonly reason: StorageReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The disk did not confirm a commit: a power cut can lose it. */
export class CommitUncertainError extends Error {
  override name = "CommitUncertainError";
}

/** Its message names the file and the way to recover. */
export class DatabaseDamagedError extends Error {
  override name = "DatabaseDamagedError";
  constructor(databaseFile: string, options?: ErrorOptions) {
    super(
      `The database ${databaseFile} is damaged. Stop the website, and bring back the last good backup. Choose it from the list of: npm run restore -- --list`,
      options,
    );
  }
}

/** Replaces SQLite's errors about a damaged file; returns other errors unchanged. */
export function namingDamage(error: unknown, databaseFile: string): unknown {
  const isNamed = error instanceof Error && error.name === "DatabaseDamagedError";
  if (isNamed || storageProblem(error) !== "damaged") return error;
  return new DatabaseDamagedError(databaseFile, { cause: error });
}

const full = /^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)$/;
const damaged = /^SQLITE_(CORRUPT|NOTADB)/;
const busy = /^SQLITE_BUSY/;
const readOnly = /^(SQLITE_READONLY|SQLITE_IOERR|SQLITE_CANTOPEN|EROFS$|EACCES$|EPERM$|EIO$)/;

/** Checks names and codes, since classes are loaded twice, by server and build. */
export function storageProblem(error: unknown): StorageReason | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "StorageUnavailableError" && "reason" in error) return error.reason as StorageReason;
  if ("code" in error && typeof error.code === "string") {
    if (full.test(error.code)) return "full";
    if (damaged.test(error.code)) return "damaged";
    if (busy.test(error.code)) return "busy";
    if (readOnly.test(error.code)) return "read-only";
  }
  // libvips has no error codes.
  if (/No space left on device|Disk quota exceeded/.test(error.message)) return "full";
  if (/Read-only file system|unable to open for write/.test(error.message)) return "read-only";
  return storageProblem(error.cause);
}

export function isBucketProblem(error: unknown): boolean {
  return storageProblem(error)?.startsWith("bucket") ?? false;
}

/** For work that can go on without the bucket of the uploads. */
export function unlessBucketIsDown(error: unknown): undefined {
  if (!isBucketProblem(error)) throw error;
}
