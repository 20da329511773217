import type { AppLoadContext } from "@remix-run/node";
import { msg, t } from "#say";
import { parseName } from "~/accounts/account-form.server";
import { findStaffById, setLanguage, setName } from "~/accounts/queries.server";
import { recordEvent } from "~/activity-log/record-event.server";
import { invalid } from "~/forms/fields.server";
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

export async function saveOwnName(
  request: Request,
  context: AppLoadContext,
  { id, username }: Staff,
  fields: URLSearchParams,
) {
  const parsed = parseName(fields);
  if (!parsed.ok) return invalid(parsed);
  const { name } = parsed.values;
  const { db } = servicesOf(context);
  await db.transaction().execute(async (trx) => {
    const before = (await findStaffById(trx, id))?.name ?? "";
    if (before === name) return;
    await setName(trx, id, name);
    const changes = [{ label: msg(/* Of a person. */ "Name"), from: before, to: name }];
    await recordEvent(context, { who: username, verb: "renamed account", subject: username, changes }, trx);
  });
  return redirectWithMessage(request, context, { location: "/dashboard/account", message: t("Saved") });
}
