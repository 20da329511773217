import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOrigin } from "~/services/public-address.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    "Disallow: /dashboard",
    "Disallow: /login",
    "Disallow: /gdapi",
    "Disallow: /light-version",
    "# The months have no end, and would be followed for ever.",
    "Disallow: /curriculum?month=",
    "",
    `Sitemap: ${siteOrigin(request, context)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
