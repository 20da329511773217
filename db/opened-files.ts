import { statSync } from "node:fs";
import { StorageUnavailableError } from "./storage-errors";

/** A connection continues to use deleted or replaced files, and loses its writes. */
export class OpenedFiles {
  readonly #files: { path: string; identity: string }[];

  /** Call it when both files are open, so that their inodes cannot be reused. */
  constructor(file: string) {
    this.#files = [file, `${file}-wal`].flatMap((path) => {
      const identity = readIdentity(path);
      return identity === undefined ? [] : { path, identity };
    });
  }

  /** @throws StorageUnavailableError if a file was moved, deleted or replaced */
  assertInPlace(): void {
    for (const { path, identity } of this.#files) {
      if (readIdentity(path) === identity) continue;
      throw new StorageUnavailableError(
        "replaced",
        `${path} was moved, deleted or replaced while it was open`,
      );
    }
  }
}

function readIdentity(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
