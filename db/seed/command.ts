import { readConfigOrExit } from "~/config.server";
import { openDatabase } from "../connection.server";
import { migrate } from "../migrate";
import { seedStarterContent } from "./starter-content";

/** `npm run db:seed` */
const db = openDatabase(readConfigOrExit().databaseFile);
await migrate(db);
const seeded = await seedStarterContent(db);
console.log(
  seeded ? "Put in the starter content." : "The database has content already; nothing was changed.",
);
await db.destroy();
