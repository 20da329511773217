import type { AppLoadContext } from "@remix-run/node";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { tokenFieldName } from "~/forms/token-field";
import { networkOf } from "./network";
import { readToken } from "./one-time.server";
import { servicesOf } from "./services.server";

/** A form sent sooner than this, in milliseconds, after its page was made was hardly typed by a person. */
const soonest = 2000;
/** A page older than this, in milliseconds, was kept by a machine, or forgotten in a tab. */
const latest = 24 * 60 * 60 * 1000;

/**
 * Whether the form came at an age no person's form has. People with a restored page do it too, so they are to be
 * asked to send it again, never told that it was sent. A form without a token is a script's, and has no age.
 */
export async function isUntimely(context: AppLoadContext, fields: URLSearchParams): Promise<boolean> {
  const token = await readToken(servicesOf(context).db, fields.get(tokenFieldName));
  if (!token) return false;
  const age = Date.now() - token.issuedAt;
  return age < soonest || age > latest;
}

/**
 * Counts the forms of one address. The numbers are for a whole school or village behind one address, not for one
 * person.
 */
export function perAddress(formsAnHour: number) {
  const limiter = new RateLimiterMemory({ points: formsAnHour, duration: 60 * 60 });
  /** @returns whether this form is one too many */
  return async function isTooMany(context: AppLoadContext): Promise<boolean> {
    try {
      await limiter.consume(networkOf(context.clientAddress ?? ""));
      return false;
    } catch {
      return true;
    }
  };
}
