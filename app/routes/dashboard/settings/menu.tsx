import { type Message, msg } from "#message";
import { t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { parsePart } from "~/settings/form.server";
import { hiddenByForm, hiddenPages } from "~/settings/hidden-pages";
import { MenuChoice } from "~/settings/menu-choice";
import { getPart } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { savePart } from "~/settings/save.server";
import { useForm } from "~/ui/form/use-form";
import { titled } from "~/ui/page/page-meta";
import { readRecordLinks } from "../../record-links.server";
import { staffForm } from "../staff-page.server";
import { SettingsForm } from "./settings-form";

export const handle: ProofHandle = { proof: "none" };

const conflictMessage: Message = msg(
  "Another person changed the menu while you had it open. Yours is in the form and not saved yet. Save replaces theirs.",
);

const page = staffForm({
  role: "administrator",
  failure: msg("The menu could not be saved. Please try again."),
  edit: async (db) => ({
    saved: await readSettings(db),
    fields: getPart("menu").fields,
    conflict: conflictMessage,
  }),
  load: async ({ db }) => ({ records: await readRecordLinks(db) }),
  parse: async (fields, { db }) => {
    fields.set("hidden_menu", hiddenByForm(Object.fromEntries(fields), await readSettings(db)));
    return parsePart("menu", fields);
  },
  save: async (trx, values, { context, staff }) => {
    const { facilities, pages } = await readRecordLinks(trx);
    const links = [...facilities.menu, ...pages];
    return savePart(context, trx, { who: staff.username, key: "menu", values, facilities: links });
  },
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Site settings: Menu"));

export default function Menu() {
  const { form, problem } = useForm<typeof loader, typeof action>();
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
