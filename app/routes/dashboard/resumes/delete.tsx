import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { recordEvent } from "~/content/activity/record-event.server";
import { deleteResume, findResume } from "~/content/resumes/queries.server";
import { excerpt } from "~/forms/excerpt";
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
  const resume = await findResume(db, idOf(params));
  if (!resume) throw notFound();
  return { name: resume.original_name, token: issueToken(db, staff.id) };
}

/** A resume does not go to the trash: a person's papers are gone when we say so. */
export const action = saving(async ({ request, context, params }: ActionFunctionArgs) => {
  const staff = await requireStaff(request, context, "administrator");
  const { db, files } = servicesOf(context);
  const id = idOf(params);
  const resume = await findResume(db, id);
  const answer = await runOnce(db, await readForm(request, context), async (trx) => {
    if (!resume) throw notFound();
    await deleteResume(trx, id);
    const subject = `sent on ${shortDate(resume.uploaded_at)}`;
    await recordEvent(context, { who: staff.username, action: "deleted a resume", subject }, trx);
    return { location: "/dashboard/get-resume", message: "Resume deleted successfully" };
  });
  if (resume) await files.remove([{ kind: "resumes", name: resume.file_name }]);
  return redirectWithMessage(request, context, answer);
});

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data ? `Delete resume: ${excerpt(data.name, 60)}` : "Delete resume");

export default function DeleteResume() {
  const { name, token } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun="resume"
      consequence="The file is erased at once and cannot be restored."
      token={token}
      back="/dashboard/get-resume"
    >
      <h2>{name}</h2>
    </ConfirmDelete>
  );
}
