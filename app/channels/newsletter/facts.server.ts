import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { newsletterState } from "./state";

export async function readNewsletterDetails({ db, config }: Pick<Services, "db" | "config">) {
  const settings = await readSettings(db);
  return { months: settings.subscriber_months, isSent: newsletterState(config, settings) === "sends" };
}
