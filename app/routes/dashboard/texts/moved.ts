import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireStaff } from "~/http/require-staff.server";
import { sitePagesPath } from "~/page-texts/site-pages-path";

/** The former list of all texts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  return redirect(sitePagesPath, 301);
}
