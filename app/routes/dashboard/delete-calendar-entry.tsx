import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { deleteCalendarEntry, findCalendarEntry } from "~/content/calendar/queries.server";
import { trashItem } from "~/content/trash/kinds";
import { redirectWithMessage } from "~/http/flash.server";
import { issueToken, runOnce } from "~/http/one-time.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { ConfirmDelete } from "~/ui/confirm-delete";
import { shortSpan } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  const { db } = servicesOf(context);
  const entry = await findCalendarEntry(db, idOf(params));
  if (!entry) throw notFound();
  return { entry, token: await issueToken(db, staff.id) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = idOf(params);
  const answer = await runOnce(servicesOf(context).db, await readForm(request, context), async (trx) => {
    const entry = await findCalendarEntry(trx, id);
    if (!entry) throw notFound();
    await deleteCalendarEntry(trx, id);
    await logActivity(trx, staff.username, "deleted a calendar entry", entry.title);
    return {
      location: "/dashboard/calendar",
      message: "Calendar entry deleted",
      undo: trashItem("calendar entry", id),
    };
  });
  return redirectWithMessage(request, context, answer);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Delete calendar entry");

export default function DeleteCalendarEntry() {
  const { entry, token } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun="calendar entry"
      consequence="It will no longer be on the calendar or among the coming events."
      token={token}
      back="/dashboard/calendar"
    >
      <h2>{entry.title}</h2>
      <p>{shortSpan(entry.date, entry.last_date)}</p>
    </ConfirmDelete>
  );
}
