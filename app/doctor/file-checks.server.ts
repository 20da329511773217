import { accessSync, chmodSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type Sqlite from "better-sqlite3";
import { namedFiles } from "~/backup/named-files.server";
import { fileKinds, isKeptName } from "~/files/kept-names";
import { makeAvifAgain, picturesWithoutAvif } from "~/files/missing-avif.server";
import { counted, error, type Finding, ok, warning } from "./finding";

interface Place {
  databaseFile: string;
  uploadsDir: string;
}

/** Milliseconds during which a file without a row can belong to an upload. */
const freshAge = 60 * 60 * 1000;

export function checkFiles(sqlite: Sqlite.Database, place: Place, sweep: () => Promise<void>): Finding[] {
  const uploads = resolve(place.uploadsDir);
  const named = new Set<string>();
  const missing: string[] = [];
  for (const { kind, name, required } of namedFiles(sqlite)) {
    named.add(`${kind}/${name}`);
    if (required && !existsSync(join(uploads, kind, name))) missing.push(`${kind}/${name}`);
  }
  return [
    checkMissing(missing),
    checkUnknown(uploads, named, sweep),
    checkRenditions(sqlite, uploads),
    ...checkRights(place.databaseFile, uploads),
  ];
}

function checkMissing(missing: string[]): Finding {
  if (missing.length === 0) return ok("Every uploaded file that a record names is there.");
  return error(
    `${counted(missing.length, "uploaded file is", "uploaded files are")} missing (${missing.slice(0, 3).join(", ")}${missing.length > 3 ? ", …" : ""}). ` +
      "They are in the backups: unpack one and copy them from its folder uploads.",
  );
}

function checkUnknown(uploads: string, named: Set<string>, sweep: () => Promise<void>): Finding {
  const unknown = () =>
    fileKinds.flatMap((kind) =>
      namesIn(join(uploads, kind)).filter(
        (name) =>
          isKeptName(kind, name) &&
          !named.has(`${kind}/${name}`) &&
          Date.now() - statSync(join(uploads, kind, name)).ctimeMs > freshAge,
      ),
    );
  const { length } = unknown();
  if (length === 0) return ok("Every uploaded file belongs to a record.");
  return warning(
    `${counted(length, "uploaded file belongs", "uploaded files belong")} to no record.`,
    async () => {
      await sweep();
      return `Moved ${counted(length - unknown().length, "file")} to the quarantine in the uploads folder, for 30 days.`;
    },
  );
}

function checkRenditions(sqlite: Sqlite.Database, uploads: string): Finding {
  const pictures = picturesWithoutAvif(sqlite, (name) => existsSync(join(uploads, "pictures", name)));
  if (pictures.length === 0) return ok("Every photo has its small copies.");
  return warning(
    `${counted(pictures.length, "photo lacks", "photos lack")} small copies: pages load slowly.`,
    () => {
      makeAvifAgain(sqlite, pictures);
      return `The running website makes those of ${counted(pictures.length, "photo")} anew.`;
    },
  );
}

function checkRights(databaseFile: string, uploads: string): Finding[] {
  const findings: Finding[] = [];
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

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
