import type { AppLoadContext } from "@remix-run/node";
import { msg } from "#message";
import { limitKey } from "~/limits/limit-key.server";
import { getNetwork } from "~/limits/network";
import { type Limit, takeTry } from "~/limits/rate-limit.server";
import type { FormLimit } from "~/limits/visitor-forms.server";
import { servicesOf } from "~/services/services.server";

/** Per hour: enough for a parents' evening on the school's connection. */
export const requestLimit: FormLimit = {
  name: "take-down",
  tooMany: {
    network: msg("Very many requests came from your network lately."),
    total: msg("Very many requests came in lately."),
  },
  network: 20,
  customer: 40,
  total: 200,
  newcomers: { customer: 2, total: 1000 },
  again: msg(/* Such as “in 5 minutes”. */ "Please try again in {wait}, or call the school."),
};

/** Share of the daily limit for one network, which a family needs but a prankster cannot exhaust. */
const shareOfNetwork = 0.5;

const inADay = (key: string, count: number): Limit => ({ key, burst: count, every: 86_400 / count });

/** Counts a take-down. @param most daily limit; 0 for none @returns true if it may be applied at once */
export async function mayHideAtOnce(context: AppLoadContext, most: number): Promise<boolean> {
  if (most < 1) return false;
  const { db } = servicesOf(context);
  const network = limitKey(db, "take-down at once", getNetwork(context.clientAddress ?? ""));
  const { waitSeconds } = await takeTry(db, [
    inADay(network, Math.max(1, Math.ceil(most * shareOfNetwork))),
    inADay("take-down at once total", most),
  ]);
  return waitSeconds === 0;
}
