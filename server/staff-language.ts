import type { RequestHandler } from "@remix-run/node";
import { createSpeech, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { currentSpeech, speaking } from "~/languages/current";
import { english, translations } from "~/languages/languages";
import { findStaff } from "~/session/session.server";

const staffPage = /^\/(?:dashboard(?:\/|\.data$|$)|logout$)/;

/**
 * Translates staff pages, not the school's content, and applies the school's wording, in English too.
 * Scripts of these pages always use the digits 0 to 9.
 */
export function inStaffLanguage(handle: RequestHandler): RequestHandler {
  return async (request, context) => {
    if (!context?.services || !staffPage.test(new URL(request.url).pathname)) return handle(request, context);
    const person = await findStaff(request, context);
    const staff = person && translations.find(({ code }) => code === person.language);
    const site = siteLanguages(context.services);
    if (!staff) {
      const corrections = person && site.corrections.get(english.code);
      return corrections
        ? speaking({ ...currentSpeech(), corrections }, () => handle(request, context))
        : handle(request, context);
    }
    const { corrections } = createSpeech(site, staff);
    return speaking({ ...currentSpeech(), staff, corrections, ownDigits: false }, () =>
      handle(request, context),
    );
  };
}
