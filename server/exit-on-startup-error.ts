import { StartRefusedError } from "~db/start-refused";
import { storageProblem } from "~db/storage-errors";

/**
 * A start that the machine refuses (a port that is taken, a folder that cannot be written), or that would do harm, is
 * one clear line and exit code 1, without a stack trace; any other failure is thrown on.
 */
export async function exitOnStartupError<Result>(starting: Promise<Result>): Promise<Result> {
  try {
    return await starting;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    console.error(`Cannot start: ${error.message}`);
    process.exit(1);
  }
}

/** A refusal of ours, an error of the operating system (it names its system call), of SQLite, or of the disk. */
function isRefusal(error: unknown): error is Error {
  if (error instanceof StartRefusedError || storageProblem(error)) return true;
  return error instanceof Error && ("syscall" in error || error.name === "SqliteError");
}
