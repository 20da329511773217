import { randomBytes } from "node:crypto";
import { readConfigOrExit } from "~/config.server";
import { countStaff, createStaff } from "~/content/staff/queries.server";
import { keepHouse } from "~/http/housekeeping.server";
import { openServices, type Services } from "~/http/services.server";
import { seedStarterContent } from "~db/seed/starter-content";

const hour = 60 * 60 * 1000;

/** Everything before the first request: checked configuration, migrated database, content, a way to log in. */
export async function prepare(): Promise<Services> {
  const config = readConfigOrExit();
  const services = await openServices(config);
  if (config.starterContent) await seedStarterContent(services.db);
  await makeFirstAccount(services);
  await keepHouse(services.db);
  setInterval(() => {
    keepHouse(services.db).catch((error: unknown) =>
      services.log.error({ err: error }, "housekeeping failed"),
    );
  }, hour).unref();
  return services;
}

async function makeFirstAccount({ config, db }: Services): Promise<void> {
  if ((await countStaff(db)) > 0) return;
  const password = config.admin.password ?? randomBytes(12).toString("base64url");
  await createStaff(db, config.admin.username, password);
  if (config.admin.password) return;
  console.log(`First staff account: user name "${config.admin.username}", password "${password}"`);
  console.log("It is shown this once. Set another one with: npm run staff -- password <name>");
}
