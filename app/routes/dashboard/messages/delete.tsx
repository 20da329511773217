import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { recordEvent } from "~/content/activity/record-event.server";
import { deleteMessage, findMessage } from "~/content/messages/queries.server";
import { nameOfSender } from "~/content/messages/sender";
import { issueToken, runOnce } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import { ConfirmDelete } from "~/ui/confirm-delete";
import { momentAtSchool, shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const { db } = servicesOf(context);
  const message = await findMessage(db, idOf(params));
  if (!message) throw notFound();
  return { message, token: issueToken(db, staff.id) };
}

/** A message does not go to the trash: what a person wrote to us is gone when we say so. */
export const action = saving(async ({ request, context, params }: ActionFunctionArgs) => {
  const staff = await requireStaff(request, context, "administrator");
  const { db } = servicesOf(context);
  const answer = await runOnce(db, await readForm(request, context), async (trx) => {
    const message = await findMessage(trx, idOf(params));
    if (!message) throw notFound();
    await deleteMessage(trx, message.id);
    const subject = `sent on ${shortDate(message.created_at)}`;
    await recordEvent(context, { who: staff.username, action: "deleted a message", subject }, trx);
    return { location: "/dashboard/messages", message: "Message deleted" };
  });
  return redirectWithMessage(request, context, answer);
});

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data ? `Delete message: ${nameOfSender(data.message)}` : "Delete message");

export default function DeleteMessage() {
  const { message, token } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun="message"
      consequence="It is erased at once and cannot be restored."
      token={token}
      back="/dashboard/messages"
    >
      <h2>{nameOfSender(message)}</h2>
      <p className="hint">{momentAtSchool(message.created_at)}</p>
      <p className="whitespace-pre-line text-ink-soft">{message.message}</p>
    </ConfirmDelete>
  );
}
