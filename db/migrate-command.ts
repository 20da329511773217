import { readConfigOrExit } from "~/config.server";
import { openDatabase } from "./connection.server";
import { migrate } from "./migrate";

/** `npm run db:migrate` */
const db = openDatabase(readConfigOrExit().databaseFile);
const done = await migrate(db);
console.log(done.length ? `Migrated: ${done.join(", ")}` : "The database is up to date.");
await db.destroy();
