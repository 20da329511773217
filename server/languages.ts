import type { RequestHandler } from "@remix-run/node";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { speechOf } from "~/capabilities/translations/speech.server";
import { addressIn, splitAddress } from "~/languages/address";
import { speaking } from "~/languages/current";
import type { Services } from "~/services/services.server";

/**
 * Answers a request in the language of its address: `/or/notices` is the page `/notices` in Odia. Routes know English
 * addresses only; where they lead somewhere else, it is to a page in the same language.
 */
export function inItsLanguage(handle: RequestHandler): RequestHandler {
  return async (request, context) => {
    // The load context of ours has the services (load-context.ts); `remix-serve` has none, and English pages only.
    const services: Services | undefined = context?.services;
    const site = services && siteLanguages(services);
    if (!site?.languages.length) return handle(request, context);
    const url = new URL(request.url);
    const { language, path } = splitAddress(url.pathname, site.languages);
    const speech = speechOf(site, language);
    if (path === url.pathname) return speaking(speech, () => handle(request, context));
    url.pathname = path;
    const response = await speaking(speech, () => handle(new Request(url, request), context));
    const location = response.headers.get("Location");
    if (location?.startsWith("/")) response.headers.set("Location", addressIn(language, location));
    return response;
  };
}
