import type { AppLoadContext } from "@remix-run/node";
import { type Message, msg } from "#message";
import { t } from "#say";
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
  /** Seconds in which `total` may come, if that is not an hour. */
  totalSeconds?: number;
  /**
   * Tries a day that are left when everybody's are used up: of one customer, and of all of them. So a flood keeps nobody out
   * who has sent nothing today.
   */
  newcomers?: { customer: number; total: number };
  /** When to try again, and what else the sender can do. */
  again?: Message;
}

const [hour, day] = [3600, 24 * 3600];
const within = (seconds: number, count: number): Rate => ({ burst: count, every: seconds / count });

/**
 * Counts a form of a visitor.
 * @returns what counts for everybody, for `giveBackTry` if the form turns out not to count there
 * @throws TooManyTriesError with words for the sender
 */
export async function countForm(context: AppLoadContext, form: FormLimit): Promise<Limit[]> {
  const { db } = servicesOf(context);
  const address = context.clientAddress ?? "";
  const {
    name,
    tooMany,
    totalSeconds = hour,
    newcomers,
    again = msg(/* Such as “in 5 minutes”. */ "Please try again in {wait}."),
  } = form;
  const own: Limit[] = [
    { key: limitKey(db, `${name} network`, networkOf(address)), ...within(hour, form.network) },
    { key: limitKey(db, `${name} customer`, customerOf(address)), ...within(hour, form.customer) },
  ];
  const total: Limit = { key: `${name} total`, ...within(totalSeconds, form.total) };
  const newcomer: Limit | undefined = newcomers && {
    key: limitKey(db, `${name} newcomer`, customerOf(address)),
    ...within(day, newcomers.customer),
  };
  const { waitSeconds, blocking } = await takeTry(db, [...own, total]);
  if (waitSeconds === 0) {
    // It counts for the day, too: who has sent something is no newcomer.
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
