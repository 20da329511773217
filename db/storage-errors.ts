/** Why nothing can be written at the moment: the database, or the files of the site. */
export type StorageReason = "full" | "read-only" | "replaced" | "busy";

/**
 * Nothing can be written at the moment. Thrown before a write is begun; what SQLite and the file system throw
 * themselves is told by `storageProblem`.
 */
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

/** A commit was made, but the disk did not confirm it: after a power cut it may be lost. */
export class CommitUncertainError extends Error {
  override name = "CommitUncertainError";
}

const full = /^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)$/;
const busy = /^SQLITE_BUSY/;
const readOnly = /^(SQLITE_READONLY|SQLITE_IOERR|SQLITE_CANTOPEN|EROFS$|EACCES$|EPERM$|EIO$)/;

/**
 * Why a write failed, or undefined if the disk has no part in it. By the error's name and code: the class is loaded
 * twice, once by the server and once in the build.
 */
export function storageProblem(error: unknown): StorageReason | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "StorageUnavailableError" && "reason" in error) return error.reason as StorageReason;
  if ("code" in error && typeof error.code === "string") {
    if (full.test(error.code)) return "full";
    if (busy.test(error.code)) return "busy";
    if (readOnly.test(error.code)) return "read-only";
  }
  // libvips, which makes the pictures, has no codes.
  if (/No space left on device|Disk quota exceeded/.test(error.message)) return "full";
  if (/Read-only file system|unable to open for write/.test(error.message)) return "read-only";
  return storageProblem(error.cause);
}
