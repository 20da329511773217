import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { replyTextsPath } from "~/content/messages/reply-templates/limits";
import { deleteReplyTemplate, findReplyTemplate } from "~/content/messages/reply-templates/queries.server";
import { idOf, notFound } from "~/http/refusal";
import { languageProps } from "~/text/language";
import { titled } from "~/ui/page/page-meta";
import { ConfirmDelete } from "~/ui/records/confirm-delete";
import { staffAction, staffLoader } from "../staff-page.server";

export const loader = staffLoader("office", async ({ params, db, issueToken }) => {
  const template = await findReplyTemplate(db, idOf(params));
  if (!template) throw notFound();
  return { template, token: issueToken() };
});

export const action = staffAction({ role: "office", proof: "none" }, async ({ params, recordEvent }) => ({
  work: async (trx) => {
    const template = await findReplyTemplate(trx, idOf(params));
    if (!template) throw notFound();
    await deleteReplyTemplate(trx, template.id);
    await recordEvent({ verb: "deleted reply text", subject: template.name }, trx);
    return { location: replyTextsPath, message: t("Text deleted") };
  },
}));

export const meta = titled<typeof loader>((data) =>
  data ? t("Delete text: {name}", { name: data.template.name }) : t("Delete text"),
);

export default function DeleteReplyText() {
  const { template, token } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun={t(/* In the place of {noun}, as in “Delete this text?”. */ "text")}
      consequence={t("It cannot be restored.")}
      token={token}
      back={replyTextsPath}
    >
      <h2 {...languageProps(template.name)}>{template.name}</h2>
      <p className="whitespace-pre-line text-ink-soft" {...languageProps(template.text)}>
        {template.text}
      </p>
    </ConfirmDelete>
  );
}
