import { readSettings } from "~/capabilities/settings/queries.server";
import type { Services } from "~/services/services.server";
import { newsletterState } from "./state";

export async function readNewsletterDetails({ db, config }: Pick<Services, "db" | "config">) {
  const settings = await readSettings(db);
  return { months: settings.subscriber_months, isSent: newsletterState(config, settings) === "sends" };
}
