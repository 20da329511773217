import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { recordEvent } from "~/activity-log/record-event.server";
import { deleteReplyTemplate, findReplyTemplate } from "~/content/messages/reply-templates/queries.server";
import { issueToken } from "~/forms/one-time.server";
import { idOf } from "~/http/params.server";
import { notFound } from "~/http/refusal";
import { languageProps } from "~/text/language";
import { titled } from "~/ui/page/page-meta";
import { ConfirmDelete } from "~/ui/records/confirm-delete";
import { staffAction, staffLoader } from "../staff-page.server";

export const handle: ProofHandle = { proof: "none" };

const list = "/dashboard/reply-texts";

export const loader = staffLoader("office", async ({ params, staff, db }) => {
  const template = await findReplyTemplate(db, idOf(params));
  if (!template) throw notFound();
  return { template, token: issueToken(db, staff.id) };
});

export const action = staffAction({ role: "office" }, async ({ context, params, staff }) => ({
  work: async (trx) => {
    const template = await findReplyTemplate(trx, idOf(params));
    if (!template) throw notFound();
    await deleteReplyTemplate(trx, template.id);
    const event = { who: staff.username, verb: "deleted reply text" as const, subject: template.name };
    await recordEvent(context, event, trx);
    return { location: list, message: t("Text deleted") };
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
      back={list}
    >
      <h2 {...languageProps(template.name)}>{template.name}</h2>
      <p className="whitespace-pre-line text-ink-soft" {...languageProps(template.text)}>
        {template.text}
      </p>
    </ConfirmDelete>
  );
}
