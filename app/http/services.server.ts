import type { AppLoadContext } from "@remix-run/node";
import type { Logger } from "pino";
import { copyBeforeUpgrade } from "~/backup/before-upgrade.server";
import { type Config, readConfig } from "~/config.server";
import { matchUploads, refuseNewDatabase } from "~/files/site-identity.server";
import { createFileStore, type FileStore } from "~/files/store.server";
import { type Database, openDatabase } from "~db/connection.server";
import { createDiskReserve, type DiskReserve } from "~db/disk-reserve";
import { holdDatabase } from "~db/in-use";
import { checkLeftOverJournal } from "~db/left-over-journal";
import { migrate } from "~db/migrate";
import { checkNoHalfRestore } from "~db/restoring";
import { createLogger } from "./log.server";
import type { Unavailable } from "./unavailable.server";

/** What a request handler needs from the process it runs in. */
export interface Services {
  config: Config;
  db: Database;
  files: FileStore;
  log: Logger;
  /** Room on the disk that deleting may use. */
  reserve?: DiskReserve;
  /** Tells the background work that a picture came which has no AVIF renditions yet. */
  pictureAdded?: () => void;
  /** Breaks the background work off in good order; to be called before the database is closed. */
  stopBackground?: () => Promise<void>;
  /** Tells the background work that somebody asked for a backup. */
  backupAsked?: () => void;
}

declare module "@remix-run/node" {
  interface AppLoadContext {
    services?: Services;
    requestId?: string;
    clientAddress?: string;
    /** The `Origin` header, which our server takes from Remix (server/hide-origin-header.ts says why). */
    origin?: string;
    /** The page is made once for everybody: the page cache asks for it, not a visitor. */
    shared?: boolean;
    /** Set by an action that answers 422, read by the page's title. */
    invalid?: boolean;
    /** Set where the disk takes no writes: the answer to this request then says so. */
    unavailable?: Unavailable;
  }
}

let fallback: Services | undefined;

/**
 * The services our server put into the load context. Where there are none, under plain `remix-serve`,
 * they are made once from the environment.
 */
export function servicesOf(context: AppLoadContext): Services {
  if (context.services) return context.services;
  fallback ??= makeServices(readConfig());
  return fallback;
}

function makeServices(config: Config, db = openDatabase(config.databaseFile)): Services {
  return {
    config,
    db,
    files: createFileStore(config.uploadsDir),
    log: createLogger(config.logLevel),
    reserve: createDiskReserve(config.databaseFile),
  };
}

/**
 * Opens what the configuration names and brings the database to the newest schema.
 * @throws StartRefusedError where database and uploads folder do not belong together (then neither was made), or where
 *   what lies there was left by a crash or a restore and cannot be gone on with
 */
export async function openServices(config: Config): Promise<Services & { migrated: string[] }> {
  checkNoHalfRestore(config.databaseFile);
  refuseNewDatabase(config);
  checkLeftOverJournal(config.databaseFile);
  holdDatabase(config.databaseFile);
  const db = openDatabase(config.databaseFile);
  try {
    await copyBeforeUpgrade(db, config);
    const migrated = await migrate(db);
    await matchUploads(db, config);
    return { ...makeServices(config, db), migrated };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
