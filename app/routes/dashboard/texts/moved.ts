import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { sitePagesPath } from "~/capabilities/texts/site-pages-path";
import { requireStaff } from "~/http/require-staff.server";

/** The former list of all texts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  return redirect(sitePagesPath, 301);
}
