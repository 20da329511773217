import { readSettings } from "~/capabilities/settings/queries.server";
import type { Services } from "~/services/services.server";
import { newsletterState } from "./state";

/** What the form says: for how many months an address is kept, and whether the site sends the newsletter itself. */
export async function newsletterFacts({ db, config }: Pick<Services, "db" | "config">) {
  const settings = await readSettings(db);
  return { months: settings.subscriber_months, isSent: newsletterState(config, settings) === "sends" };
}
