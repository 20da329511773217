import type { RequestHandler } from "@remix-run/node";
import { createSpeech, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { currentSpeech, speaking } from "~/languages/current";
import { translations } from "~/languages/languages";
import { findStaff } from "~/session/session.server";

const staffPage = /^\/(?:dashboard(?:\/|\.data$|$)|logout$)/;

/** Translates staff pages, not the school's content. Scripts of these pages always use the digits 0 to 9. */
export function inStaffLanguage(handle: RequestHandler): RequestHandler {
  return async (request, context) => {
    if (!context?.services || !staffPage.test(new URL(request.url).pathname)) return handle(request, context);
    const person = await findStaff(request, context);
    const staff = person && translations.find(({ code }) => code === person.language);
    if (!staff) return handle(request, context);
    const { corrections } = createSpeech(siteLanguages(context.services), staff);
    return speaking({ ...currentSpeech(), staff, corrections, ownDigits: false }, () =>
      handle(request, context),
    );
  };
}
