import type { AppLoadContext } from "@remix-run/node";
import type { Logger } from "pino";
import { type Config, readConfig } from "~/config.server";
import { type Database, openDatabase } from "~db/connection.server";
import { migrate } from "~db/migrate";
import { createLogger } from "./log.server";

/** What a request handler needs from the process it runs in. */
export interface Services {
  config: Config;
  db: Database;
  log: Logger;
}

declare module "@remix-run/node" {
  interface AppLoadContext {
    services?: Services;
    requestId?: string;
    clientAddress?: string;
    /** Set by an action that answers 422, read by the page's title. */
    invalid?: boolean;
  }
}

let fallback: Services | undefined;

/**
 * The services our server put into the load context. Where there are none, under plain `remix-serve`,
 * they are made once from the environment.
 */
export function servicesOf(context: AppLoadContext): Services {
  if (context.services) return context.services;
  if (!fallback) {
    const config = readConfig();
    fallback = { config, db: openDatabase(config.databaseFile), log: createLogger(config.logLevel) };
  }
  return fallback;
}

/** Opens the database named by the configuration and brings it to the newest schema. */
export async function openServices(config: Config): Promise<Services> {
  const db = openDatabase(config.databaseFile);
  await migrate(db);
  return { config, db, log: createLogger(config.logLevel) };
}
