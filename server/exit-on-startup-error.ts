import { StartRefusedError } from "~db/start-refused";
import { storageProblem } from "~db/storage-errors";

/** Reports a refused start (port in use, folder not writable) in one line. Others are rethrown. */
export async function exitOnStartupError<Result>(starting: Promise<Result>): Promise<Result> {
  try {
    return await starting;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    console.error(`Cannot start: ${error.message}`);
    process.exit(1);
  }
}

/** True for `StartRefusedError`, system errors (they name the system call), SQLite and disk errors. */
function isRefusal(error: unknown): error is Error {
  if (error instanceof StartRefusedError || storageProblem(error)) return true;
  return error instanceof Error && ("syscall" in error || error.name === "SqliteError");
}
