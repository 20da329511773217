import type { AppLoadContext } from "@remix-run/node";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { tokenFieldName } from "~/forms/token-field";
import { networkOf } from "./network";
import { readToken } from "./one-time.server";
import { servicesOf } from "./services.server";

/** Milliseconds since the page of a form was made. A form without a token is a script's, and counts as a minute old. */
export async function formAge(context: AppLoadContext, fields: URLSearchParams): Promise<number> {
  const token = await readToken(servicesOf(context).db, fields.get(tokenFieldName));
  return token ? Date.now() - token.issuedAt : 60_000;
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
