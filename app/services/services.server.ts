import type { Writable } from "node:stream";
import type { AppLoadContext } from "@remix-run/node";
import type { Logger } from "pino";
import { type Config, readConfig } from "~/config.server";
import { openStore } from "~/files/store/open-store.server";
import type { FileStore } from "~/files/store/store.server";
import type { Replica } from "~/replication/lag.server";
import { type Database, openDatabase } from "~db/connection.server";
import { createDiskReserve, type DiskReserve } from "~db/disk-reserve";
import { createLogger } from "./log-destination.server";

export interface Services {
  config: Config;
  db: Database;
  files: FileStore;
  log: Logger;
  reserve?: DiskReserve;
  /** The database's replica, if there is one. */
  replica?: Replica;
  /** True if the bucket of the uploads has not answered for a while. */
  isBucketAway?: boolean;
  /** Called for pictures without AVIF renditions. */
  pictureAdded?: () => void;
  /** True while the server stops: it is not ready for more requests. */
  isStopping?: boolean;
  /** Stops background work; call it before closing the database. */
  stopBackground?: () => Promise<void>;
  /** Called when staff request a backup. */
  backupAsked?: () => void;
  /** Opens an address of the site as a visitor without cookies, for the link check. */
  visit?: (address: string) => Promise<Response>;
  /** Writes a zip with everything of the site; missing in development. */
  exportSite?: (output: Writable) => Promise<void>;
}

declare module "@remix-run/node" {
  interface AppLoadContext {
    services?: Services;
    requestId?: string;
    clientAddress?: string;
    /** `Origin` header, hidden from Remix (server/hide-origin-header.ts). */
    origin?: string;
    /** True for the page cache's requests. */
    shared?: boolean;
    retryAfter?: number;
  }
}

let fallback: Services | undefined;

/** Returns the server's services; created from the environment under `remix-serve`. */
export function servicesOf(context: Pick<AppLoadContext, "services">): Services {
  if (context.services) return context.services;
  fallback ??= makeServices(readConfig());
  return fallback;
}

/** @param db opened if not given */
export function makeServices(config: Config, db = openDatabase(config.databaseFile)): Services {
  return {
    config,
    db,
    files: openStore(config),
    log: createLogger(config.logLevel),
    reserve: createDiskReserve(config.databaseFile),
  };
}
