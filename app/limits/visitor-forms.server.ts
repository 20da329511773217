import type { AppLoadContext } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import { servicesOf } from "~/services/services.server";
import { limitKey } from "./limit-key.server";
import { getCustomer, getNetwork } from "./network";
import { type Limit, type Rate, takeTry } from "./rate-limit.server";
import { TooManyTriesError } from "./too-many-tries";
import { waitWords } from "./words";

/** Hourly limits of a form; all tries can come at once. */
export interface FormLimit {
  name: string;
  /** Default: of messages. */
  tooMany?: { network: Message; total: Message };
  /** From a household, school or village behind one address. */
  network: number;
  /** From a provider's customer, who can have many IPv6 networks. */
  customer: number;
  total: number;
  /** Seconds for `total`; default one hour. */
  totalSeconds?: number;
  /** Daily tries reserved for customers without earlier ones, when `total` is exhausted by a flood. */
  newcomers?: { customer: number; total: number };
  again?: Message;
}

const [hour, day] = [3600, 24 * 3600];
const within = (seconds: number, count: number): Rate => ({ burst: count, every: seconds / count });

function ownLimits(context: AppLoadContext, { name, network, customer }: FormLimit): Limit[] {
  const { db } = servicesOf(context);
  const address = context.clientAddress ?? "";
  return [
    { key: limitKey(db, `${name} network`, getNetwork(address)), ...within(hour, network) },
    { key: limitKey(db, `${name} customer`, getCustomer(address)), ...within(hour, customer) },
  ];
}

/** Counts more tries of one sender; not in the total, so that one sender cannot close the form for all. */
export async function countTries(context: AppLoadContext, form: FormLimit, count: number): Promise<void> {
  const { db } = servicesOf(context);
  for (const limit of ownLimits(context, form))
    for (let tries = 0; tries < count; tries += 1) await takeTry(db, [limit]);
}

/** @returns limits for `giveBackTry` if the form should not count @throws TooManyTriesError */
export async function countForm(context: AppLoadContext, form: FormLimit): Promise<Limit[]> {
  const { db } = servicesOf(context);
  const address = context.clientAddress ?? "";
  const {
    name,
    tooMany = {
      network: msg("Very many messages came from your network lately."),
      total: msg("Very many messages came in lately."),
    },
    totalSeconds = hour,
    newcomers,
    again = msg(/* Such as “in 5 minutes”. */ "Please try again in {wait}."),
  } = form;
  const own = ownLimits(context, form);
  const total: Limit = { key: `${name} total`, ...within(totalSeconds, form.total) };
  const newcomer: Limit | undefined = newcomers && {
    key: limitKey(db, `${name} newcomer`, getCustomer(address)),
    ...within(day, newcomers.customer),
  };
  const { waitSeconds, blocking } = await takeTry(db, [...own, total]);
  if (waitSeconds === 0) {
    // Counts for the day too, so that a sender is no newcomer later.
    const isCounted = newcomer && (await takeTry(db, [newcomer])).waitSeconds === 0;
    return isCounted ? [total, newcomer] : [total];
  }
  const ofOneNetwork = blocking.some(({ key }) => key !== total.key);
  if (newcomer && newcomers && !ofOneNetwork) {
    const shared = [newcomer, { key: `${name} newcomers`, ...within(day, newcomers.total) }];
    if ((await takeTry(db, [...own, ...shared])).waitSeconds === 0) return shared;
  }
  const what = t(ofOneNetwork ? tooMany.network : tooMany.total);
  const advice = t(again, { wait: waitWords(waitSeconds) });
  throw new TooManyTriesError(`${what} ${advice}`, waitSeconds);
}
