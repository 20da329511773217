import { readConfigOrExit } from "~/config.server";
import { exitOnStartupError } from "../../server/exit-on-startup-error";
import { openServices } from "../../server/open-services";
import { seedStarterContent } from "./starter-content";

const { db, files } = await exitOnStartupError(openServices(readConfigOrExit()));
const seeded = await seedStarterContent(db, files);
console.log(
  seeded ? "Put in the starter content." : "The database has content already; nothing was changed.",
);
await db.destroy();
