import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { deleteDisclosure, findDisclosure } from "~/content/disclosures/queries.server";
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
  const entry = await findDisclosure(db, idOf(params));
  if (!entry) throw notFound();
  return { entry, token: await issueToken(db, staff.id) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = idOf(params);
  const answer = await runOnce(servicesOf(context).db, await readForm(request, context), async (trx) => {
    const entry = await findDisclosure(trx, id);
    if (!entry) throw notFound();
    await deleteDisclosure(trx, id);
    await logActivity(trx, staff.username, "deleted a disclosure document", entry.name);
    return {
      location: "/dashboard/disclosures",
      message: "Document deleted",
      undo: trashItem("disclosure document", id),
    };
  });
  return redirectWithMessage(request, context, answer);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Delete document");

export default function DeleteDisclosure() {
  const { entry, token } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun="document"
      consequence="It will no longer be on the page of the mandatory public disclosure."
      token={token}
      back="/dashboard/disclosures"
    >
      <h2>{entry.name}</h2>
    </ConfirmDelete>
  );
}
