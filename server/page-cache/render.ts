import { createHash } from "node:crypto";
import type { RequestHandler } from "@remix-run/node";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { offersLanguages } from "~/languages/address";
import type { Services } from "~/services/services.server";
import { runAsRequest } from "../request-context";
import { commonHeaders } from "../response-headers";
import type { Page } from "./packed-page";
import type { Variant } from "./variant";

/**
 * Renders a page for everybody: from a request without cookies, but the one that the page heeds.
 * @returns undefined for what is for one person, or no page at all
 * @throws where rendering failed: an error of this moment says nothing about the page
 */
export async function renderPage(
  services: Services,
  render: RequestHandler,
  { site, address, light, offer, cookie }: Variant,
  requestId: string,
): Promise<Page | undefined> {
  const request = new Request(site + address, {
    headers: {
      ...(light && { "Save-Data": "on" }),
      ...(offer && { "Accept-Language": offer }),
      ...(cookie && { Cookie: cookie }),
    },
  });
  const facts = { requestId, method: "GET", path: address.split("?")[0] ?? "" };
  const response = await runAsRequest(facts, () => render(request, { services, requestId, shared: true }));
  const { headers } = response;
  const isShared = headers.get("Cache-Control")?.startsWith("public") && !headers.has("Set-Cookie");
  if (response.status !== 200 || !isShared) {
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`A page answered ${response.status}.`);
    return undefined;
  }
  const body = Buffer.from(await response.arrayBuffer());
  const all = new Headers(commonHeaders(services.config, site.startsWith("https:")));
  for (const [name, value] of headers) all.set(name, value);
  const offers = siteLanguages(services).languages.length > 0 && offersLanguages(facts.path);
  all.set("Vary", `Accept-Encoding, Cookie, Save-Data${offers ? ", Accept-Language" : ""}`);
  // Weak: the same page, however it is packed.
  const tag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  all.set("ETag", tag);
  return { headers: [...all].flat(), tag, bodies: { identity: body }, packing: {} };
}
