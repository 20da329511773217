import { readConfigOrExit } from "~/config.server";
import { exitOnStartupError } from "../server/exit-on-startup-error";
import { openServices } from "../server/open-services";

const { db, migrated } = await exitOnStartupError(openServices(readConfigOrExit()));
console.log(migrated.length ? `Migrated: ${migrated.join(", ")}` : "The database is up to date.");
await db.destroy();
