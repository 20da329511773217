import { accessSync, chmodSync, constants, existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type Sqlite from "better-sqlite3";
import { namedFiles } from "~/backup/named-files.server";
import { makeAvifAgain, picturesWithoutAvif } from "~/files/pictures/missing-avif.server";
import { fileKinds } from "~/files/store/stored-names";
import { freshAge } from "~/files/store/sweep.server";
import { listAllKept, pathOfFile, type UploadPlace } from "~/files/store/upload-place.server";
import { isBucketProblem } from "~db/storage-errors";
import { type CheckFinding, counted, error, ok, warning } from "./finding";

interface Place {
  databaseFile: string;
  uploadsDir: string;
}

export async function checkFiles(
  sqlite: Sqlite.Database,
  { databaseFile, uploadsDir }: Place,
  place: UploadPlace,
  sweep: () => Promise<void>,
): Promise<CheckFinding[]> {
  const rights = checkRights(databaseFile, resolve(uploadsDir));
  try {
    return [...(await compareFiles(sqlite, place, sweep)), ...rights];
  } catch (failure) {
    if (!isBucketProblem(failure)) throw failure;
    return [error(`${(failure as Error).message} ${bucketAdvice}`), ...rights];
  }
}

const bucketAdvice = "Check UPLOADS_URL, UPLOADS_ENDPOINT, UPLOADS_KEY and UPLOADS_SECRET.";

async function compareFiles(
  sqlite: Sqlite.Database,
  place: UploadPlace,
  sweep: () => Promise<void>,
): Promise<CheckFinding[]> {
  // Rows first: the running website can add files meanwhile.
  const files = [...namedFiles(sqlite)];
  const named = new Set(files.map(pathOfFile));
  const stored = await listAllKept(place);
  const missing = files.filter((file) => file.required && !stored.has(pathOfFile(file))).map(pathOfFile);
  return [
    checkMissing(missing, place),
    await checkUnknown(place, named, sweep),
    checkRenditions(sqlite, stored),
  ];
}

function checkMissing(missing: string[], { isRemote }: UploadPlace): CheckFinding {
  if (missing.length === 0) return ok("Every uploaded file that a record names is there.");
  return error(
    `${counted(missing.length, "uploaded file is", "uploaded files are")} missing (${missing.slice(0, 3).join(", ")}${missing.length > 3 ? ", …" : ""}). ` +
      (isRemote
        ? "If the uploads folder still has them, run: npm run move-uploads -- --to bucket"
        : "They are in the backups: unpack one and copy them from its folder uploads."),
  );
}

async function checkUnknown(
  place: UploadPlace,
  named: Set<string>,
  sweep: () => Promise<void>,
): Promise<CheckFinding> {
  const countUnknown = async () => {
    let count = 0;
    for (const path of await listAllKept(place)) {
      const found = named.has(path) ? undefined : await place.find(path);
      if (found && Date.now() - found.ctimeMs > freshAge) count += 1;
    }
    return count;
  };
  const length = await countUnknown();
  if (length === 0) return ok("Every uploaded file belongs to a record.");
  return warning(
    `${counted(length, "uploaded file belongs", "uploaded files belong")} to no record.`,
    async () => {
      await sweep();
      return `Moved ${counted(length - (await countUnknown()), "file")} to the quarantine of the uploads, for 30 days.`;
    },
  );
}

function checkRenditions(sqlite: Sqlite.Database, stored: Set<string>): CheckFinding {
  const pictures = picturesWithoutAvif(sqlite, (name) => stored.has(`pictures/${name}`));
  if (pictures.length === 0) return ok("Every photo has its small copies.");
  return warning(
    `${counted(pictures.length, "photo lacks", "photos lack")} small copies: pages load slowly.`,
    () => {
      makeAvifAgain(sqlite, pictures);
      return `The running website makes those of ${counted(pictures.length, "photo")} anew.`;
    },
  );
}

function checkRights(databaseFile: string, uploads: string): CheckFinding[] {
  const findings: CheckFinding[] = [];
  const locked = [
    dirname(resolve(databaseFile)),
    databaseFile,
    uploads,
    ...fileKinds.map((kind) => join(uploads, kind)),
  ]
    .filter((path) => existsSync(path))
    .filter((path) => !isAllowed(path, constants.R_OK | constants.W_OK));
  if (locked.length > 0) {
    findings.push(
      error(`This user may not write to ${locked.join(", ")}. Run this as the user of the website.`),
    );
  }
  const open = [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`].filter(
    (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o007) !== 0,
  );
  if (process.platform !== "win32" && open.length > 0) {
    findings.push(
      warning("Every user of this machine can read the database, with all messages in it.", () => {
        for (const path of open) chmodSync(path, 0o600);
        return "Only the user of the website can read it now.";
      }),
    );
  }
  return findings.length > 0 ? findings : [ok("Only the user of the website can read and write its files.")];
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
