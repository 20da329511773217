import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { deleteTestimonial, findTestimonial } from "~/content/testimonials/queries.server";
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
  const found = await findTestimonial(db, idOf(params));
  if (!found) throw notFound();
  return { found, token: await issueToken(db, staff.id) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = idOf(params);
  const answer = await runOnce(servicesOf(context).db, await readForm(request, context), async (trx) => {
    const found = await findTestimonial(trx, id);
    if (!found) throw notFound();
    await deleteTestimonial(trx, id);
    await logActivity(trx, staff.username, "deleted a testimonial", found.name);
    return {
      location: "/dashboard/testimonials",
      message: "Testimonial deleted successfully",
      undo: trashItem("testimonial", id),
    };
  });
  return redirectWithMessage(request, context, answer);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Delete testimonial");

export default function DeleteTestimonial() {
  const { found, token } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun="testimonial"
      consequence="It will no longer be among the testimonials."
      token={token}
      back="/dashboard/testimonials"
    >
      <Photo picture={found.picture} alt="" sizes="12rem" className="row-photo" />
      <h2>{found.name || "Without a title"}</h2>
    </ConfirmDelete>
  );
}
