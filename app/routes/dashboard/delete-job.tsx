import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { jobName } from "~/content/jobs/list";
import { deleteJob, findJob } from "~/content/jobs/queries.server";
import { trashItem } from "~/content/trash/kinds";
import { redirectWithMessage } from "~/http/flash.server";
import { issueToken, runOnce } from "~/http/one-time.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { ConfirmDelete } from "~/ui/confirm-delete";
import { shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  const { db } = servicesOf(context);
  const entry = await findJob(db, idOf(params));
  if (!entry) throw notFound();
  return { entry, token: await issueToken(db, staff.id) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = idOf(params);
  const answer = await runOnce(servicesOf(context).db, await readForm(request, context), async (trx) => {
    const entry = await findJob(trx, id);
    if (!entry) throw notFound();
    await deleteJob(trx, id);
    await logActivity(trx, staff.username, "deleted a job post", entry.title);
    return {
      location: "/dashboard/deletePost",
      message: "Job Post deleted successfully",
      undo: trashItem("job", id),
    };
  });
  return redirectWithMessage(request, context, answer);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Delete job post");

export default function DeleteJob() {
  const { entry, token } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun="job post"
      consequence="It will no longer be among the job openings."
      token={token}
      back="/dashboard/deletePost"
    >
      <h2>{jobName(entry)}</h2>
      <p>{shortDate(entry.created_at)}</p>
    </ConfirmDelete>
  );
}
