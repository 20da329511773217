import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { NoticeFields } from "~/content/notices/fields";
import { parseNotice, typedNotice } from "~/content/notices/form.server";
import { noticeName } from "~/content/notices/list";
import { findNotice, updateNotice } from "~/content/notices/queries.server";
import { invalid } from "~/forms/fields.server";
import { redirectWithMessage } from "~/http/flash.server";
import { runOnce } from "~/http/one-time.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { openForm, unsaved } from "~/http/staff-form.server";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  const notice = await findNotice(servicesOf(context).db, idOf(params));
  if (!notice) throw notFound();
  return openForm(request, context, staff, typedNotice(notice));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = idOf(params);
  const fields = await readForm(request, context);
  const parsed = parseNotice(fields);
  if (!parsed.ok) return invalid(context, parsed);
  try {
    const answer = await runOnce(servicesOf(context).db, fields, async (trx) => {
      if (!(await updateNotice(trx, id, parsed.values))) throw notFound();
      await logActivity(trx, staff.username, "changed a notice", noticeName(parsed.values));
      return { location: "/dashboard/deletenotice", message: "Notice updated successfully" };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsaved(context, error, fields, "Failed to update notice. Please try again.");
  }
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Update notice");

export default function UpdateNotice() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <h1>Update notice</h1>
      <Restored when={form.restored && !problem} />
      <PostForm
        token={form.token}
        errors={problem?.errors}
        submit="Save"
        sending="Saving…"
        aside={<Link to="/dashboard/deletenotice">Cancel</Link>}
      >
        <NoticeFields state={problem ?? form} />
      </PostForm>
    </>
  );
}
