import type { LoaderFunctionArgs } from "@remix-run/node";
import { sharedPage } from "~/http/headers";
import { siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";

/** RFC 9116 recommends less than a year. */
const validDays = 300;

/** `/.well-known/security.txt` (RFC 9116): contact for reports of security problems. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = siteOrigin(request, context);
  const { email_office } = await readSettings(servicesOf(context).db);
  const lines = [
    ...(email_office ? [`Contact: mailto:${email_office}`] : []),
    `Contact: ${site}/contact`,
    `Expires: ${new Date(Date.now() + validDays * 24 * 60 * 60 * 1000).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${site}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": sharedPage },
  });
}
