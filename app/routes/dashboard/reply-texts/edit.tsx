import { msg, t } from "#say";
import { replyTemplateFields, replyTextsPath } from "~/content/messages/reply-templates/limits";
import {
  findReplyTemplate,
  parseReplyTemplate,
  saveReplyTemplate,
} from "~/content/messages/reply-templates/queries.server";
import { idOf } from "~/http/refusal";
import { formPage } from "~/ui/form/form-page";
import { titled } from "~/ui/page/page-meta";
import { staffForm } from "../staff-page.server";

const page = staffForm({
  role: "office",
  proof: "none",
  failure: msg("The text could not be saved. Please try again."),
  edit: async (db, { params }) => {
    if (params.id === undefined) return undefined;
    const saved = await findReplyTemplate(db, idOf(params));
    return { saved, fields: replyTemplateFields, name: saved?.name };
  },
  parse: parseReplyTemplate,
  save: async (trx, values, { params, recordEvent }) => {
    const id = params.id === undefined ? undefined : idOf(params);
    const problem = await saveReplyTemplate(trx, values, id);
    if (problem) return { location: replyTextsPath, message: problem };
    const verb = id === undefined ? "added reply text" : "changed reply text";
    await recordEvent({ verb, subject: values.name }, trx);
    return { location: replyTextsPath, message: t("Text saved") };
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
  back: replyTextsPath,
});
