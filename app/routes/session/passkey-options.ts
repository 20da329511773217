import type { LoaderFunctionArgs } from "@remix-run/node";
import { passkeySite } from "~/accounts/passkeys/passkey-site.server";
import { loginOptions } from "~/accounts/passkeys/sign-in.server";
import { notFound } from "~/http/refusal";

/** Options for the browser's passkey prompt; nothing is stored. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = passkeySite(request, context);
  if (!site) throw notFound();
  const options = await loginOptions(context, site);
  return Response.json(options, { headers: { "Cache-Control": "no-store" } });
}
