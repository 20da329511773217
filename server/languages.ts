import type { RequestHandler } from "@remix-run/node";
import { readSpeech } from "~/content/languages/speech.server";
import { addressIn, splitAddress } from "~/languages/address";
import { speaking } from "~/languages/current";
import { english } from "~/languages/languages";
import { servicesOf } from "~/services/services.server";

/**
 * Answers a request in the language of its address: `/or/notices` is the page `/notices` in Odia. Routes know English
 * addresses only; where they lead somewhere else, it is to a page in the same language.
 */
export function inItsLanguage(handle: RequestHandler): RequestHandler {
  return async (request, context) => {
    if (!context) return handle(request, context);
    const url = new URL(request.url);
    const { language, path } = splitAddress(url.pathname);
    if (language === english) return handle(request, context);
    url.pathname = path;
    const speech = await readSpeech(servicesOf(context), language);
    const response = await speaking(speech, () => handle(new Request(url, request), context));
    const location = response.headers.get("Location");
    if (location?.startsWith("/")) response.headers.set("Location", addressIn(language, location));
    return response;
  };
}
