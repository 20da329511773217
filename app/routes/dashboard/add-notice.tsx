import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { noticeDefaults } from "~/content/notices/categories";
import { NoticeFields } from "~/content/notices/fields";
import { parseNotice } from "~/content/notices/form.server";
import { noticeName } from "~/content/notices/list";
import { createNotice } from "~/content/notices/queries.server";
import { invalid } from "~/forms/fields.server";
import { redirectWithMessage } from "~/http/flash.server";
import { runOnce } from "~/http/one-time.server";
import { readForm } from "~/http/read-form.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { openForm, unsaved } from "~/http/staff-form.server";
import { todayAtSchool } from "~/ui/dates";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { pageMeta } from "~/ui/page-meta";

const failure = "Failed to create notice. Please try again.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  return openForm(request, context, staff, { date: todayAtSchool(), ...noticeDefaults });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const fields = await readForm(request, context);
  const parsed = parseNotice(fields);
  if (!parsed.ok) return invalid(context, parsed);
  try {
    const answer = await runOnce(servicesOf(context).db, fields, async (trx) => {
      await createNotice(trx, parsed.values);
      await logActivity(trx, staff.username, "added a notice", noticeName(parsed.values));
      return { location: "/dashboard", message: "Notice Created Successfully" };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsaved(context, error, fields, failure);
  }
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Add Notice");

export default function AddNotice() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <h1>Add Notice</h1>
      <Restored when={form.restored && !problem} />
      <PostForm
        token={form.token}
        errors={problem?.errors}
        problem={failure}
        submit="Add Notice"
        sending="Adding…"
      >
        <NoticeFields state={problem ?? form} />
      </PostForm>
    </>
  );
}
