import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { differencesOf } from "~/content/texts/differences.server";
import { findText, findVersion } from "~/content/texts/queries.server";
import { isTextName, textPath, textSpec } from "~/content/texts/texts";
import { VersionPage } from "~/content/texts/version-page";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf } from "~/http/params.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, unsaved } from "~/http/staff-form.server";
import { servicesOf } from "~/services/services.server";
import { pageMeta } from "~/ui/page-meta";
import type { Database } from "~db/connection.server";
import { saveTextOnce } from "./save-text.server";

async function find(db: Database, params: LoaderFunctionArgs["params"]) {
  const name = params.name;
  if (!isTextName(name)) throw notFound();
  const version = await findVersion(db, name, idOf(params));
  if (!version) throw notFound();
  return { name, version };
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const { db } = servicesOf(context);
  const { name, version } = await find(db, params);
  const present = (await findText(db, name))?.value ?? "";
  return {
    ...(await openForm(request, context, staff, {})),
    name,
    label: textSpec(name).label,
    version,
    differences: differencesOf(version.value, present),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const fields = await readForm(request, context);
  const { name, version } = await find(servicesOf(context).db, params);
  try {
    const change = { who: staff.username, value: version.value, message: "Earlier version restored" };
    return redirectWithMessage(request, context, await saveTextOnce(context, name, fields, change));
  } catch (error) {
    return unsaved(context, error, fields, "The text could not be saved. Please try again.");
  }
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data ? `Earlier version: ${data.label}` : "Earlier version");

export default function TextVersion() {
  const { name, ...page } = useLoaderData<typeof loader>();
  return <VersionPage {...page} present={textPath(name)} errors={useActionData<typeof action>()?.errors} />;
}
