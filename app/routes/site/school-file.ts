import type { LoaderFunctionArgs } from "@remix-run/node";
import { sharedPage } from "~/http/headers";
import { taggedText } from "~/http/tagged-text.server";
import { policy, readSchoolFile } from "~/offline/school-file/school-file.server";
import { siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";

/** `/school.html`: what parents need in a term, in one file that can be passed from phone to phone. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const file = await readSchoolFile(servicesOf(context), siteOrigin(request, context));
  return taggedText(request, file, {
    "Content-Type": "text/html; charset=utf-8",
    // A network that rewrites addresses would break the signature.
    "Cache-Control": `${sharedPage}, no-transform`,
    "Content-Security-Policy": policy,
  });
}
