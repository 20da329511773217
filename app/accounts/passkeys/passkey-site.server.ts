import { isIP } from "node:net";
import type { AppLoadContext } from "@remix-run/node";
import { siteOrigin } from "~/services/public-address.server";

export interface PasskeySite {
  origin: string;
  /** Relying party ID: host without port. */
  rpId: string;
}

/** Undefined if browsers do not support passkeys here: without TLS, or at an IP address. */
export function passkeySite(request: Request, context: AppLoadContext): PasskeySite | undefined {
  const origin = siteOrigin(request, context);
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, ""))) return undefined;
  if (protocol !== "https:" && hostname !== "localhost") return undefined;
  return { origin, rpId: hostname };
}
