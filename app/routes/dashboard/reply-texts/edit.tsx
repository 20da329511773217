import { msg } from "#message";
import { t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { recordEvent } from "~/activity-log/record-event.server";
import { maxReplyTemplates, replyTemplateFields } from "~/content/messages/reply-templates/limits";
import {
  findReplyTemplate,
  parseReplyTemplate,
  saveReplyTemplate,
} from "~/content/messages/reply-templates/queries.server";
import { idOf } from "~/http/params.server";
import { formPage } from "~/ui/form/form-page";
import { titled } from "~/ui/page/page-meta";
import { staffForm } from "../staff-page.server";

export const handle: ProofHandle = { proof: "none" };

const list = "/dashboard/reply-texts";

const page = staffForm({
  role: "office",
  failure: msg("The text could not be saved. Please try again."),
  edit: async (db, { params }) => {
    if (params.id === undefined) return undefined;
    const saved = await findReplyTemplate(db, idOf(params));
    return { saved, fields: replyTemplateFields, name: saved?.name };
  },
  parse: parseReplyTemplate,
  save: async (trx, values, { context, params, staff }) => {
    const id = params.id === undefined ? undefined : idOf(params);
    if (!(await saveReplyTemplate(trx, values, id))) {
      const message = t("There are {count} texts already: delete one first.", { count: maxReplyTemplates });
      return { location: list, message };
    }
    const verb = id === undefined ? "added reply text" : "changed reply text";
    await recordEvent(context, { who: staff.username, verb, subject: values.name }, trx);
    return { location: list, message: t("Text saved") };
  },
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data?.name ? t("Text for answers: {name}", { name: data.name }) : t("Add a text for answers"),
);

export default formPage<{ name?: string }>({
  fields: replyTemplateFields,
  title: ({ name }) => (name ? t("Edit the text") : t("Add a text for answers")),
  what: msg("this text"),
  back: list,
});
