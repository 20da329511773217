import { msg, t } from "#say";
import { redirectFields } from "~/redirects/fields";
import { addRedirect, hasRedirect, parseRedirect } from "~/redirects/redirects.server";
import { formPage } from "~/ui/form/form-page";
import { titled } from "~/ui/page/page-meta";
import { staffForm } from "../staff-page.server";
import { redirectsPath } from "./paths";

const page = staffForm({
  role: "office",
  proof: "none",
  failure: msg("The old address could not be saved. Please try again."),
  load: async ({ request }) => {
    const address = new URL(request.url).searchParams.get("address") ?? "";
    return { values: { address: address.slice(0, redirectFields.address.max) } };
  },
  parse: parseRedirect,
  check: async ({ address }, { db }) => {
    const errors = { address: t("This old address leads to a page already. Delete it first to change it.") };
    return (await hasRedirect(db, address)) ? { errors } : undefined;
  },
  save: async (trx, { address, target }, { staff, recordEvent }) => {
    await addRedirect(trx, { address, target, created_by: staff.username });
    await recordEvent({ verb: "added redirect", subject: address }, trx);
    return { location: redirectsPath, message: t("Old address added") };
  },
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

const title = msg("Add an old address");

export const meta = titled(title);

export default formPage({
  fields: redirectFields,
  title,
  what: msg(/* In a sentence: somebody changed … */ "this address"),
  back: redirectsPath,
});
