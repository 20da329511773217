import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import type { Message } from "~/languages/messages";
import { servicesOf } from "~/services/services.server";
import { limitKey } from "./limit-key.server";
import { customerOf, networkOf } from "./network";
import { type Limit, type Rate, takeTry } from "./rate-limit.server";
import { TooManyTriesError } from "./too-many-tries";
import { waitWords } from "./words";

/** How much of one form is taken in an hour; as many may come at once. */
export interface FormLimit {
  name: string;
  /** What is said where too much of it came from one network, or from everybody. */
  tooMany: { network: Message; total: Message };
  /** From a household, or a whole school or village behind one address. */
  network: number;
  /** From one customer of a provider, who may have very many networks of IPv6. */
  customer: number;
  /** From everybody. */
  total: number;
  /** When to try again, and what else the sender can do. */
  again?: Message;
}

const inAnHour = (count: number): Rate => ({ burst: count, every: 3600 / count });

/**
 * Counts a form of a visitor.
 * @throws TooManyTriesError with words for the sender
 */
export async function countForm(context: AppLoadContext, form: FormLimit): Promise<void> {
  const { db } = servicesOf(context);
  const address = context.clientAddress ?? "";
  const { name, tooMany, again = "Please try again in {wait}." } = form;
  const total: Limit = { key: `${name} total`, ...inAnHour(form.total) };
  const { waitSeconds, blocking } = await takeTry(db, [
    { key: limitKey(db, `${name} network`, networkOf(address)), ...inAnHour(form.network) },
    { key: limitKey(db, `${name} customer`, customerOf(address)), ...inAnHour(form.customer) },
    total,
  ]);
  if (waitSeconds === 0) return;
  const ofOneNetwork = blocking.some(({ key }) => key !== total.key);
  const what = t(ofOneNetwork ? tooMany.network : tooMany.total);
  const advice = t(again, { wait: waitWords(waitSeconds) });
  throw new TooManyTriesError(`${what} ${advice}`, waitSeconds);
}
