import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { JobFields } from "~/content/jobs/fields";
import { parseJob } from "~/content/jobs/form.server";
import { createJob, findJob, updateJob } from "~/content/jobs/queries.server";
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

/** The notice's failure text, as in the product (specification section 8). */
const failure = "Failed to create notice. Please try again.";

/** Adds a post at `add-job`, and edits one at `job/:id/update`. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  if (params.id === undefined) {
    const form = await openForm(request, context, staff, {});
    return { ...form, adding: true };
  }
  const entry = await findJob(servicesOf(context).db, idOf(params));
  if (!entry) throw notFound();
  const { title, details } = entry;
  return { ...(await openForm(request, context, staff, { title, details })), adding: false };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = params.id === undefined ? undefined : idOf(params);
  const fields = await readForm(request, context);
  const parsed = parseJob(fields);
  if (!parsed.ok) return invalid(context, parsed);
  const { values } = parsed;
  try {
    const answer = await runOnce(servicesOf(context).db, fields, async (trx) => {
      if (id === undefined) await createJob(trx, values);
      else if (!(await updateJob(trx, id, values))) throw notFound();
      const change = id === undefined ? "added a job post" : "changed a job post";
      await logActivity(trx, staff.username, change, values.title);
      return id === undefined
        ? { location: "/dashboard", message: "Post Created Successfully" }
        : { location: "/dashboard/deletePost", message: "Post updated successfully" };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsaved(context, error, fields, failure);
  }
}

const titleOf = (adding: boolean) => (adding ? "Add Job Post" : "Update job post");

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta(matches, titleOf(params.id === undefined));

export default function EditJob() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <h1>{titleOf(form.adding)}</h1>
      <Restored when={form.restored && !problem} />
      <PostForm
        token={form.token}
        errors={problem?.errors}
        problem={failure}
        submit="Save"
        sending="Saving…"
        aside={<Link to="/dashboard/deletePost">Cancel</Link>}
      >
        <JobFields state={problem ?? form} />
      </PostForm>
    </>
  );
}
