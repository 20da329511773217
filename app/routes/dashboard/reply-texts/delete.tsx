import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { recordEvent } from "~/activity-log/record-event.server";
import { deleteReplyTemplate, findReplyTemplate } from "~/content/messages/reply-templates/queries.server";
import { issueToken, runOnce } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import { languageProps } from "~/text/language";
import { pageMeta } from "~/ui/page/page-meta";
import { ConfirmDelete } from "~/ui/records/confirm-delete";
import { staffLoader } from "../staff-page.server";

export const handle: ProofHandle = { proof: "none" };

const list = "/dashboard/reply-texts";

export const loader = staffLoader("office", async ({ params, staff, db }) => {
  const template = await findReplyTemplate(db, idOf(params));
  if (!template) throw notFound();
  return { template, token: issueToken(db, staff.id) };
});

export const action = saving(async ({ request, context, params }: ActionFunctionArgs) => {
  const staff = await requireStaff(request, context, "office");
  const { db } = servicesOf(context);
  const answer = await runOnce(db, await readForm(request, context), async (trx) => {
    const template = await findReplyTemplate(trx, idOf(params));
    if (!template) throw notFound();
    await deleteReplyTemplate(trx, template.id);
    await recordEvent(
      context,
      { who: staff.username, verb: "deleted reply text", subject: template.name },
      trx,
    );
    return { location: list, message: t("Text deleted") };
  });
  return redirectWithMessage(request, context, answer);
});

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data ? t("Delete text: {name}", { name: data.template.name }) : t("Delete text"));

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
