import type { ComponentProps } from "react";
import { msg } from "#message";
import { hiddenByForm, hiddenPages } from "~/settings/hidden-pages";
import { MenuChoice } from "~/settings/menu-choice";
import { titled } from "~/ui/page/page-meta";
import { readRecordLinks } from "../../record-links.server";
import { partForm } from "./part-form.server";
import { partPage } from "./settings-form";

const page = partForm({
  key: "menu",
  failure: msg("The menu could not be saved. Please try again."),
  conflict: msg(
    "Another person changed the menu while you had it open. Yours is in the form and not saved yet. Save replaces theirs.",
  ),
  load: async ({ db }) => ({ records: await readRecordLinks(db) }),
  read: (fields, typed, settings) => fields.set("hidden_menu", hiddenByForm(typed, settings)),
  links: async (db) => {
    const { facilities, pages } = await readRecordLinks(db);
    return [...facilities.menu, ...pages];
  },
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Site settings: Menu"));

export default partPage<{ records: ComponentProps<typeof MenuChoice>["records"] }>({
  part: "menu",
  lead: msg(
    "Untick what your school does not have. The page stays at its address: who has the link can open it.",
  ),
  sticky: true,
  inputs: (typed, { records }) => {
    const hidden_menu = typed.hidden_menu ?? hiddenByForm(typed, { hidden_menu: "" });
    return <MenuChoice hidden={hiddenPages({ hidden_menu })} records={records} />;
  },
});
