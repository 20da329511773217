import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { logActivity } from "~/content/activity/queries.server";
import { DisclosureFields } from "~/content/disclosures/fields";
import { parseDisclosure } from "~/content/disclosures/form.server";
import { createDisclosure, findDisclosure, updateDisclosure } from "~/content/disclosures/queries.server";
import { DocumentRefusedError } from "~/files/documents.server";
import { invalid } from "~/forms/fields.server";
import { readDocumentForm, saveDocumentForm } from "~/http/document-form.server";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { openForm, unsaved } from "~/http/staff-form.server";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { pageMeta } from "~/ui/page-meta";

const failure = "Error uploading file";

/** Adds a document at `disclosures/add`, and edits one at `disclosures/:id/update`. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  if (params.id === undefined)
    return { ...(await openForm(request, context, staff, { position: "15" })), adding: true };
  const found = await findDisclosure(servicesOf(context).db, idOf(params));
  if (!found) throw notFound();
  const { name, position } = found;
  const form = await openForm(request, context, staff, { name, position: String(position) });
  return { ...form, adding: false };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const id = params.id === undefined ? undefined : idOf(params);
  const form = await readDocumentForm(request, context);
  const typed = Object.fromEntries(form.fields);
  try {
    const parsed = parseDisclosure(form.fields);
    if (!parsed.ok) return invalid(context, parsed);
    if (id === undefined && form.files.length === 0) {
      return invalid(context, { errors: { document: "Choose a PDF file" }, typed });
    }
    const answer = await saveDocumentForm(context, form, async (trx, file) => {
      if (id !== undefined && !(await updateDisclosure(trx, id, parsed.values, file))) throw notFound();
      if (id === undefined && file) await createDisclosure(trx, parsed.values, file);
      const change = id === undefined ? "added a disclosure document" : "changed a disclosure document";
      await logActivity(trx, staff.username, change, parsed.values.name);
      return { location: "/dashboard/disclosures", message: "Document saved" };
    });
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    if (!(error instanceof DocumentRefusedError)) return unsaved(context, error, form.fields, failure);
    return invalid(context, { errors: { document: error.message }, typed });
  } finally {
    await form.discard();
  }
}

const titleOf = (adding: boolean) => (adding ? "Add document" : "Update document");

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta(matches, titleOf(params.id === undefined));

export default function EditDisclosure() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <h1>{titleOf(form.adding)}</h1>
      <Restored when={form.restored && !problem} />
      <PostForm
        upload
        token={form.token}
        errors={problem?.errors}
        problem={failure}
        submit="Save"
        sending="Uploading…"
        aside={<Link to="/dashboard/disclosures">Cancel</Link>}
      >
        <DisclosureFields state={problem ?? form} adding={form.adding} />
      </PostForm>
    </>
  );
}
