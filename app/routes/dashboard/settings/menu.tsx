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
import { servicesOf } from "~/services/services.server";
import { parsePart } from "~/settings/form.server";
import { hiddenByForm, hiddenPages } from "~/settings/hidden-pages";
import { MenuChoice } from "~/settings/menu-choice";
import { getPart } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { mergeSettings, savePart } from "~/settings/save.server";
import { titled } from "~/ui/page/page-meta";
import { readRecordLinks } from "../../record-links.server";
import { SettingsForm } from "./settings-form";

export const handle: ProofHandle = { proof: "none" };

const conflictMessage: Message = msg(
  "Another person changed the menu while you had it open. Yours is in the form and not saved yet. Save replaces theirs.",
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const { db } = servicesOf(context);
  const [{ hidden_menu }, records] = await Promise.all([readSettings(db), readRecordLinks(db)]);
  const values = { hidden_menu, [openedField]: hashValues({ hidden_menu }) };
  return {
    ...(await openForm(request, context, staff, values)),
    records,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const fields = await readForm(request, context);
  const { db } = servicesOf(context);
  fields.set("hidden_menu", hiddenByForm(Object.fromEntries(fields), await readSettings(db)));
  const parsed = parsePart("menu", fields);
  if (!parsed.ok) return invalid(parsed);
  const { facilities: own, pages } = await readRecordLinks(db);
  const facilities = [...own.menu, ...pages];
  return saveForm({ request, context }, fields, t("The menu could not be saved. Please try again."), (trx) =>
    savePart(context, trx, {
      who: staff.username,
      key: "menu",
      facilities,
      merge: (saved) => mergeSettings(saved, parsed.values, fields, conflictMessage),
    }),
  );
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Site settings: Menu"));

export default function Menu() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const { typed, errors } = { errors: undefined, ...(problem ?? form) };
  const hidden_menu = typed?.hidden_menu ?? hiddenByForm(typed ?? {}, { hidden_menu: "" });
  return (
    <>
      <h1>{t(getPart("menu").title)}</h1>
      <p className="lead">
        {t(
          "Untick what your school does not have. The page stays at its address: who has the link can open it.",
        )}
      </p>
      <SettingsForm
        part="menu"
        form={form}
        answered={problem !== undefined}
        typed={typed}
        errors={errors}
        sticky
      >
        <MenuChoice hidden={hiddenPages({ hidden_menu })} records={form.records} />
      </SettingsForm>
    </>
  );
}
