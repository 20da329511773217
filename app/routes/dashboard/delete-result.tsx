import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { deleteTopper, findTopper } from "~/content/toppers/queries.server";
import { trashItem } from "~/content/trash/kinds";
import { Photo } from "~/files/photo";
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
  const found = await findTopper(db, idOf(params));
  if (!found) throw notFound();
  return { found, token: await issueToken(db, staff.id) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = idOf(params);
  const answer = await runOnce(servicesOf(context).db, await readForm(request, context), async (trx) => {
    const found = await findTopper(trx, id);
    if (!found) throw notFound();
    await deleteTopper(trx, id);
    await logActivity(trx, staff.username, "deleted a result", found.name);
    return {
      location: "/dashboard/manageresults",
      message: "Result deleted successfully",
      undo: trashItem("topper", id),
    };
  });
  return redirectWithMessage(request, context, answer);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Delete result");

export default function DeleteTopper() {
  const { found, token } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun="result"
      consequence="It will no longer be among the results."
      token={token}
      back="/dashboard/manageresults"
    >
      <Photo picture={found.picture} alt="" sizes="12rem" className="row-photo" />
      <h2>{found.name || "Without a title"}</h2>
    </ConfirmDelete>
  );
}
