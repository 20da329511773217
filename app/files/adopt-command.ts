import { readConfigOrExit } from "~/config.server";
import { openDatabase } from "~db/connection.server";
import { migrate } from "~db/migrate";
import { adoptUploads } from "./site-identity.server";

/** `npm run adopt-uploads`: the database and the uploads folder that the settings name belong together from now on. */
const config = readConfigOrExit();
const db = openDatabase(config.databaseFile);
await migrate(db);
await adoptUploads(db, config);
await db.destroy();
console.log(
  `The database ${config.databaseFile} and the uploads folder ${config.uploadsDir} belong together from now on.`,
);
console.log(
  "Files that no record knows are kept in the folder's quarantine for 30 days. Start the website now.",
);
