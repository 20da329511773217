import type { Logger } from "pino";
import type { FileStore } from "./store.server";
import type { StoredFile } from "./stored-names";

/** Removes files without rows; logs failures and leaves them to the sweep. */
export async function removeOrLog(
  { files, log }: { files: Pick<FileStore, "remove">; log: Pick<Logger, "error"> },
  left: readonly StoredFile[],
): Promise<void> {
  for (const file of left) {
    const logFailure = (error: unknown) => log.error({ err: error, ...file }, "a file could not be removed");
    await files.remove([file]).catch(logFailure);
  }
}
