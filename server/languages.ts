import type { RequestHandler } from "@remix-run/node";
import { createSpeech, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { addressIn, splitAddress } from "~/languages/address";
import { speaking } from "~/languages/current";
import type { Services } from "~/services/services.server";

/** Serves `/or/notices` as `/notices` in Odia. Routes see English addresses; redirects keep the language. */
export function inItsLanguage(handle: RequestHandler): RequestHandler {
  return async (request, context) => {
    // `remix-serve` has no services in its context and serves English pages only.
    const services: Services | undefined = context?.services;
    const site = services && siteLanguages(services);
    if (!site?.languages.length) return handle(request, context);
    const url = new URL(request.url);
    const { language, path } = splitAddress(url.pathname, site.languages);
    const speech = createSpeech(site, language);
    if (path === url.pathname) return speaking(speech, () => handle(request, context));
    url.pathname = path;
    const response = await speaking(speech, () => handle(new Request(url, request), context));
    const location = response.headers.get("Location");
    if (location?.startsWith("/")) response.headers.set("Location", addressIn(language, location));
    return response;
  };
}
