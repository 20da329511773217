import { disclosure } from "~/content/disclosures/disclosure";
import { DisclosureFields } from "~/content/disclosures/fields";
import { parseDisclosure } from "~/content/disclosures/form.server";
import { disclosures } from "~/content/disclosures/queries.server";
import { documentBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(disclosure, disclosures, parseDisclosure, documentBody, {
  defaults: () => ({ position: "15" }),
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(disclosure);

export default editRecord(disclosure, (state, adding) => <DisclosureFields state={state} adding={adding} />);
