import { createHash } from "node:crypto";
import type { RequestHandler } from "@remix-run/node";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { followedLink } from "~/http/followed-link";
import { offersLanguages } from "~/languages/address";
import type { Services } from "~/services/services.server";
import { runAsRequest } from "../request-context";
import { commonHeaders } from "../response-headers";
import type { Page } from "./packed-page";
import type { Variant } from "./variant";

/** Returns undefined for personal pages and errors such as 404. @throws if rendering failed */
export async function renderPage(
  services: Services,
  render: RequestHandler,
  { site, address, light, followsLink, offer, cookie }: Variant,
  requestId: string,
): Promise<Page | undefined> {
  const request = new Request(site + address, {
    headers: {
      ...(light && { "Save-Data": "on" }),
      ...(followsLink && followedLink),
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
  all.set(
    "Vary",
    `Accept-Encoding, Cookie, Save-Data, Sec-Fetch-Site, Sec-Fetch-Mode${offers ? ", Accept-Language" : ""}`,
  );
  // Weak, because compressed variants share it.
  const tag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  all.set("ETag", tag);
  return { headers: [...all].flat(), tag, bodies: { identity: body }, packing: {} };
}
