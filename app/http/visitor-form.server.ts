import type { AppLoadContext } from "@remix-run/node";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { tokenFieldName } from "~/ui/form/token-field";
import { readToken } from "./one-time.server";
import { servicesOf } from "./services.server";

/** The field that people do not see and machines fill in. */
export const honeypotField = "website";

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

/** The address, or of an IPv6 one its first half: a single household has all the addresses behind that. */
export function networkOf(address: string): string {
  const old = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (old || !address.includes(":")) return old ?? address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail?.split(":").filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  return [...groups, ...zeros, ...rest].slice(0, 4).join(":");
}
