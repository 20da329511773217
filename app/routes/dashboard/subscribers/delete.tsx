import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { recordEvent } from "~/content/activity/record-event.server";
import { findSubscriberById, removeSubscriber } from "~/content/subscribers/queries.server";
import { issueToken, runOnce } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import { ConfirmDelete } from "~/ui/confirm-delete";
import { shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const { db } = servicesOf(context);
  const subscriber = await findSubscriberById(db, idOf(params));
  if (!subscriber) throw notFound();
  return { ...subscriber, token: issueToken(db, staff.id) };
}

/** An address does not go to the trash, nor into the activity log: who wants to be off the list is off it. */
export const action = saving(async ({ request, context, params }: ActionFunctionArgs) => {
  const staff = await requireStaff(request, context, "administrator");
  const { db } = servicesOf(context);
  const answer = await runOnce(db, await readForm(request, context), async (trx) => {
    const subscriber = await findSubscriberById(trx, idOf(params));
    if (!subscriber) throw notFound();
    await removeSubscriber(trx, subscriber.id);
    const since = `on the list since ${shortDate(subscriber.created_at)}`;
    const action = "deleted a newsletter address";
    await recordEvent(context, { who: staff.username, action, subject: since }, trx);
    return { location: "/dashboard/subscribers", message: "Address deleted" };
  });
  return redirectWithMessage(request, context, answer);
});

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data ? `Delete address: ${data.email}` : "Delete address");

export default function DeleteSubscriber() {
  const { email, token } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun="address"
      consequence="It is taken off the newsletter list at once. Its owner can subscribe again."
      token={token}
      back="/dashboard/subscribers"
    >
      <h2>{email}</h2>
    </ConfirmDelete>
  );
}
