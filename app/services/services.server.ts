import type { AppLoadContext } from "@remix-run/node";
import type { Logger } from "pino";
import { type Config, readConfig } from "~/config.server";
import { createFileStore, type FileStore } from "~/files/store.server";
import { type Database, openDatabase } from "~db/connection.server";
import { createDiskReserve, type DiskReserve } from "~db/disk-reserve";
import { createLogger } from "./log.server";

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
  /** Opens an address of the site, path and query, as a visitor without cookies would: for the check of its links. */
  visit?: (address: string) => Promise<Response>;
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
    /** Seconds to wait, where somebody sent too much. */
    retryAfter?: number;
  }
}

let fallback: Services | undefined;

/**
 * The services our server put into the load context. If there are none, under plain `remix-serve`,
 * they are made once from the environment.
 */
export function servicesOf(context: Pick<AppLoadContext, "services">): Services {
  if (context.services) return context.services;
  fallback ??= makeServices(readConfig());
  return fallback;
}

/** The services of a process. @param db opened already; opened here when not given */
export function makeServices(config: Config, db = openDatabase(config.databaseFile)): Services {
  return {
    config,
    db,
    files: createFileStore(config.uploadsDir),
    log: createLogger(config.logLevel),
    reserve: createDiskReserve(config.databaseFile),
  };
}
