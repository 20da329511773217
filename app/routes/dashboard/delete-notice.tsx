import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { NoticeMeta, noticeName } from "~/content/notices/list";
import { deleteNotice, findNotice } from "~/content/notices/queries.server";
import { trashItem } from "~/content/trash/kinds";
import { redirectWithMessage } from "~/http/flash.server";
import { issueToken, runOnce } from "~/http/one-time.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { ConfirmDelete } from "~/ui/confirm-delete";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  const { db } = servicesOf(context);
  const notice = await findNotice(db, idOf(params));
  if (!notice) throw notFound();
  return { notice, token: await issueToken(db, staff.id) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = idOf(params);
  const answer = await runOnce(servicesOf(context).db, await readForm(request, context), async (trx) => {
    const notice = await findNotice(trx, id);
    if (!notice) throw notFound();
    await deleteNotice(trx, id);
    await logActivity(trx, staff.username, "deleted a notice", noticeName(notice));
    return {
      location: "/dashboard/deletenotice",
      message: "Notice deleted successfully",
      undo: trashItem("notice", id),
    };
  });
  return redirectWithMessage(request, context, answer);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Delete notice");

export default function DeleteNotice() {
  const { notice, token } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun="notice"
      consequence="It will no longer be on the site, in the marquee or in any listing."
      token={token}
      back="/dashboard/deletenotice"
    >
      <h2>{noticeName(notice)}</h2>
      <NoticeMeta notice={notice} />
      <p className="notice-details">{notice.details}</p>
    </ConfirmDelete>
  );
}
