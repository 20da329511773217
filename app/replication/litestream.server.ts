import { execFile } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { needRoom } from "~/backup/disk-room.server";
import { BackupError } from "~/backup/errors";
import { backupFolder, makeFolder } from "~/backup/folder.server";
import type { Config } from "~/config.server";

type Place = Pick<Config, "databaseFile" | "uploadsDir">;

/** Lets `use` have a database restored from the replica, and removes it afterwards. @throws BackupError */
export async function withReplica<Result>(
  place: Place,
  use: (file: string) => Promise<Result>,
  at?: string,
): Promise<Result> {
  const parent = backupFolder(place, "");
  await makeFolder(parent);
  const { size = 0 } = (await stat(place.databaseFile).catch(() => undefined)) ?? {};
  await needRoom(parent, size);
  const folder = await mkdtemp(join(parent, ".trial-replica-"));
  try {
    const file = join(folder, "database.sqlite");
    await runLitestream([
      "restore",
      "-o",
      file,
      ...(at ? ["-timestamp", at] : []),
      resolve(place.databaseFile),
    ]);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Litestream reads its settings from LITESTREAM_CONFIG or /etc/litestream.yml. */
async function runLitestream(args: string[]): Promise<void> {
  await promisify(execFile)("litestream", args).catch(
    (error: NodeJS.ErrnoException & { stdout?: string; stderr?: string }) => {
      if (error.code === "ENOENT") throw new BackupError("The program litestream is not installed.");
      const output = `${error.stdout ?? ""}${error.stderr ?? ""}`;
      const reason = /error="?(.*?)"?$/m.exec(output)?.[1] ?? output.trim().split("\n").at(-1);
      throw new BackupError(`Litestream could not restore the replica: ${reason}`, { cause: error });
    },
  );
}
