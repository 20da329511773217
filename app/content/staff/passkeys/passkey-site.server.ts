import { isIP } from "node:net";
import type { AppLoadContext } from "@remix-run/node";
import { siteOrigin } from "~/services/public-address.server";

/** What a passkey is bound to. */
export interface PasskeySite {
  origin: string;
  /** The "relying party": the site's name without port. */
  rpId: string;
}

/** The site as passkeys know it; undefined if browsers take none: without TLS, or at a bare IP address. */
export function passkeySite(request: Request, context: AppLoadContext): PasskeySite | undefined {
  const origin = siteOrigin(request, context);
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, ""))) return undefined;
  if (protocol !== "https:" && hostname !== "localhost") return undefined;
  return { origin, rpId: hostname };
}
