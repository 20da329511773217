import type { AppLoadContext } from "@remix-run/node";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { tokenFieldName } from "~/ui/form/token-field";
import { readToken } from "./one-time.server";
import { servicesOf } from "./services.server";

/** The field that people do not see and machines fill in. */
export const honeypotField = "website";

/** A form sent sooner than this, in milliseconds, after its page was made was not typed by a person. */
const soonest = 1500;

/** Whether a form looks like a machine's work: the hidden field filled, or sent at once. */
export async function looksAutomatic(context: AppLoadContext, fields: URLSearchParams): Promise<boolean> {
  if (fields.get(honeypotField)) return true;
  const token = await readToken(servicesOf(context).db, fields.get(tokenFieldName));
  return token !== undefined && Date.now() - token.issuedAt < soonest;
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
      await limiter.consume(context.clientAddress ?? "");
      return false;
    } catch {
      return true;
    }
  };
}
