import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { CalendarEntryFields } from "~/content/calendar/fields";
import { parseCalendarEntry } from "~/content/calendar/form.server";
import {
  createCalendarEntry,
  findCalendarEntry,
  updateCalendarEntry,
} from "~/content/calendar/queries.server";
import { invalid } from "~/forms/fields.server";
import { redirectWithMessage } from "~/http/flash.server";
import { runOnce } from "~/http/one-time.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { openForm, unsaved } from "~/http/staff-form.server";
import { todayAtSchool } from "~/ui/dates";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { pageMeta } from "~/ui/page-meta";

/** Adds an entry at `calendar/add`, and edits one at `calendar/:id/update`. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  if (params.id === undefined) {
    const form = await openForm(request, context, staff, { date: todayAtSchool(), kind: "event" });
    return { ...form, adding: true };
  }
  const entry = await findCalendarEntry(servicesOf(context).db, idOf(params));
  if (!entry) throw notFound();
  const { date, title, kind } = entry;
  const last_date = entry.last_date === date ? "" : entry.last_date;
  return { ...(await openForm(request, context, staff, { date, last_date, title, kind })), adding: false };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = params.id === undefined ? undefined : idOf(params);
  const fields = await readForm(request, context);
  const parsed = parseCalendarEntry(fields);
  if (!parsed.ok) return invalid(context, parsed);
  const { values } = parsed;
  try {
    const answer = await runOnce(servicesOf(context).db, fields, async (trx) => {
      if (id === undefined) await createCalendarEntry(trx, values);
      else if (!(await updateCalendarEntry(trx, id, values))) throw notFound();
      const change = id === undefined ? "added a calendar entry" : "changed a calendar entry";
      await logActivity(trx, staff.username, change, values.title);
      return { location: "/dashboard/calendar", message: "Calendar saved" };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsaved(context, error, fields, "The calendar could not be saved. Please try again.");
  }
}

const titleOf = (adding: boolean) => (adding ? "Add calendar entry" : "Update calendar entry");

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta(matches, titleOf(params.id === undefined));

export default function EditCalendarEntry() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <h1>{titleOf(form.adding)}</h1>
      <Restored when={form.restored && !problem} />
      <PostForm
        token={form.token}
        errors={problem?.errors}
        submit="Save"
        sending="Saving…"
        aside={<Link to="/dashboard/calendar">Cancel</Link>}
      >
        <CalendarEntryFields state={problem ?? form} />
      </PostForm>
    </>
  );
}
