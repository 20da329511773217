import type { AppLoadContext } from "@remix-run/node";
import { unavailability } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";

/** The answer of a call of a page with script that cannot be done, in words for the person. */
export const refusedCall = (message: string, status: number, headers = {}): Response =>
  Response.json({ success: false, message }, { status, headers });

/** The same where saving itself failed: logged, and in words of the disk where that is to blame. */
export function unsavedCall(context: AppLoadContext, error: unknown, message: string): Response {
  if (error instanceof Response) throw error;
  servicesOf(context).log.error({ err: error, requestId: context.requestId }, "saving failed");
  const unavailable = unavailability(error);
  return unavailable
    ? refusedCall(unavailable.message, unavailable.status, unavailable.headers)
    : refusedCall(message, 500);
}
