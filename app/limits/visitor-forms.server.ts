import type { AppLoadContext } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import { limitKey } from "./limit-key.server";
import { customerOf, networkOf } from "./network";
import { type Limit, type Rate, takeTry } from "./rate-limit.server";
import { TooManyTriesError } from "./too-many-tries";
import { waitWords } from "./words";

/** How much of one form is taken in an hour; as many may come at once. */
export interface FormLimit {
  name: string;
  /** What comes by it, in the plural. */
  things: string;
  /** From a household, or a whole school or village behind one address. */
  network: number;
  /** From one customer of a provider, who may have very many networks of IPv6. */
  customer: number;
  /** From everybody. */
  total: number;
  /** What else the sender can do. */
  otherwise?: string;
}

const inAnHour = (count: number): Rate => ({ burst: count, every: 3600 / count });

/**
 * Counts a form of a visitor.
 * @throws TooManyTriesError with words for the sender
 */
export async function countForm(context: AppLoadContext, form: FormLimit): Promise<void> {
  const { db } = servicesOf(context);
  const address = context.clientAddress ?? "";
  const { name, things, otherwise = "" } = form;
  const total: Limit = { key: `${name} total`, ...inAnHour(form.total) };
  const { waitSeconds, blocking } = await takeTry(db, [
    { key: limitKey(db, `${name} network`, networkOf(address)), ...inAnHour(form.network) },
    { key: limitKey(db, `${name} customer`, customerOf(address)), ...inAnHour(form.customer) },
    total,
  ]);
  if (waitSeconds === 0) return;
  const ofOneNetwork = blocking.some(({ key }) => key !== total.key);
  const origin = ofOneNetwork ? "came from your network lately" : "came in lately";
  const advice = `Please try again in ${waitWords(waitSeconds)}${otherwise}.`;
  throw new TooManyTriesError(`Very many ${things} ${origin}. ${advice}`, waitSeconds);
}
