import { statSync } from "node:fs";
import { StorageUnavailableError } from "./storage-errors";

/**
 * Remembers which files were opened as database and write-ahead log. A connection goes on with files that were deleted or
 * replaced, and what it writes then is gone when the process ends; so it is looked whether they still lie in their place.
 */
export class OpenedFiles {
  readonly #files: { path: string; identity: string }[];

  /** To be called when both files are open: their inodes are then not given to others. */
  constructor(file: string) {
    this.#files = [file, `${file}-wal`].flatMap((path) => {
      const identity = identityOf(path);
      return identity === undefined ? [] : { path, identity };
    });
  }

  /** @throws StorageUnavailableError where one was moved, deleted or replaced since */
  assertInPlace(): void {
    for (const { path, identity } of this.#files) {
      if (identityOf(path) === identity) continue;
      throw new StorageUnavailableError(
        "replaced",
        `${path} was moved, deleted or replaced while it was open`,
      );
    }
  }
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
