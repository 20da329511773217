import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { setLanguage } from "~/content/staff/queries.server";
import { redirectWithMessage } from "~/http/flash.server";
import { currentSpeech, speaking } from "~/languages/current";
import { english, translations } from "~/languages/languages";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";

export const dashboardLanguages = [english, ...translations].map(({ code, name }) => ({ code, name }));

export async function chooseLanguage(
  request: Request,
  context: AppLoadContext,
  { id }: Staff,
  chosen: string | null,
): Promise<Response> {
  const staff = translations.find(({ code }) => code === chosen);
  await setLanguage(servicesOf(context).db, id, staff?.code ?? "");
  const message = speaking({ ...currentSpeech(), staff }, () =>
    t(
      /* Say the name of the language of these words in the place of English. */ "The dashboard is in English now.",
    ),
  );
  return redirectWithMessage(request, context, { location: "/dashboard/account", message });
}
