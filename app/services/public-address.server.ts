import type { AppLoadContext } from "@remix-run/node";
import { servicesOf } from "./services.server";

/** True if the visitor's connection is encrypted, as far as the server can know. */
export function isOnTls(request: Request, context: AppLoadContext): boolean {
  const { config } = servicesOf(context);
  return (config.origin ?? request.url).startsWith("https:");
}

/** The site's own public address, such as `https://school.example`, without a slash at the end. */
export function siteOrigin(request: Request, context: AppLoadContext): string {
  return servicesOf(context).config.origin ?? new URL(request.url).origin;
}
