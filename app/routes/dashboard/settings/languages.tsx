import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type Message, msg } from "#message";
import { t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { openedField } from "~/forms/edit-conflict";
import { invalid } from "~/forms/fields.server";
import { hashValues } from "~/forms/merge-edits.server";
import { readForm } from "~/http/read-form.server";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, saveForm } from "~/http/save-form.server";
import { languageName } from "~/languages/language-name.server";
import { getLocale, translations } from "~/languages/languages";
import { servicesOf } from "~/services/services.server";
import { parsePart } from "~/settings/form.server";
import { hiddenByBoxes, hiddenLanguages } from "~/settings/hidden-languages";
import { LanguageChoice } from "~/settings/language-choice";
import { getPart } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { mergeSettings, savePart } from "~/settings/save.server";
import { titled } from "~/ui/page/page-meta";
import { SettingsForm } from "./settings-form";

export const handle: ProofHandle = { proof: "none" };

const conflictMessage: Message = msg(
  "Another person changed the languages while you had them open. Yours are in the form and not saved yet. Save replaces theirs.",
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const { hidden_languages, own_digits } = await readSettings(servicesOf(context).db);
  const values = { hidden_languages, own_digits };
  return {
    ...(await openForm(request, context, staff, { ...values, [openedField]: hashValues(values) })),
    languages: translations.map(({ digits, ...language }) => ({
      code: language.code,
      name: language.name,
      inWords: languageName(language.code),
      digits: new Intl.NumberFormat(`${getLocale(language)}-u-nu-${digits}`, { useGrouping: false }).format(
        1234567890,
      ),
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const fields = await readForm(request, context);
  const { db } = servicesOf(context);
  fields.set("hidden_languages", hiddenByBoxes(Object.fromEntries(fields), await readSettings(db)));
  const parsed = parsePart("languages", fields);
  if (!parsed.ok) return invalid(parsed);
  return saveForm(
    { request, context },
    fields,
    t("The languages could not be saved. Please try again."),
    (trx) =>
      savePart(context, trx, {
        who: staff.username,
        key: "languages",

        merge: (saved) => mergeSettings(saved, parsed.values, fields, conflictMessage),
      }),
  );
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Site settings: Languages"));

export default function Languages() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const { typed, errors } = { errors: undefined, ...(problem ?? form) };
  const hidden_languages = typed?.hidden_languages ?? hiddenByBoxes(typed ?? {}, { hidden_languages: "" });
  return (
    <>
      <h1>{t(getPart("languages").title)}</h1>
      <p className="lead">
        {t(
          "English is always there. Menus, buttons and hints come in the others by themselves; what your school wrote is shown as it was written.",
        )}
      </p>
      <SettingsForm
        part="languages"
        form={form}
        answered={problem !== undefined}
        typed={typed}
        errors={errors}
      >
        <LanguageChoice
          languages={form.languages}
          hidden={hiddenLanguages({ hidden_languages })}
          state={{ typed, errors }}
        />
      </SettingsForm>
    </>
  );
}
