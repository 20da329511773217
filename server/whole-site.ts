import type { RequestHandler } from "@remix-run/node";
import { withoutTrailingSigns, withSafeRedirects } from "./addresses";
import { inItsLanguage } from "./languages";
import { readableRefusals } from "./readable-refusals";
import { inStaffLanguage } from "./staff-language";

/** What surrounds Remix's handler, in development as in production: the last step is in front. */
export const wholeSite = (handle: RequestHandler): RequestHandler =>
  withSafeRedirects(withoutTrailingSigns(readableRefusals(inItsLanguage(inStaffLanguage(handle)))));
