import type { AppLoadContext } from "@remix-run/node";
import { servicesOf } from "./services.server";

/** True if the visitor's connection is encrypted, as far as known. */
export function isOnTls(request: Request, context: AppLoadContext): boolean {
  const { config } = servicesOf(context);
  return (config.origin ?? request.url).startsWith("https:");
}

export function siteOrigin(request: Request, context: AppLoadContext): string {
  return servicesOf(context).config.origin ?? new URL(request.url).origin;
}
