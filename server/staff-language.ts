import type { RequestHandler } from "@remix-run/node";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { speechOf } from "~/capabilities/translations/speech.server";
import { currentSpeech, speaking } from "~/languages/current";
import { translations } from "~/languages/languages";
import { findStaff } from "~/session/session.server";

const staffPage = /^\/(?:dashboard(?:\/|\.data$|$)|logout$)/;

/**
 * Answers on pages of staff in the language that whoever is logged in chose for them; what the school wrote stays in English there. Which
 * digits the school chose for visitors the scripts of these pages do not know: they have 0 to 9.
 */
export function inStaffLanguage(handle: RequestHandler): RequestHandler {
  return async (request, context) => {
    if (!context?.services || !staffPage.test(new URL(request.url).pathname)) return handle(request, context);
    const person = await findStaff(request, context);
    const staff = person && translations.find(({ code }) => code === person.language);
    if (!staff) return handle(request, context);
    const { corrections } = speechOf(siteLanguages(context.services), staff);
    return speaking({ ...currentSpeech(), staff, corrections, ownDigits: false }, () =>
      handle(request, context),
    );
  };
}
