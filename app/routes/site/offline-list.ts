import type { LoaderFunctionArgs } from "@remix-run/node";
import { listStoredAddresses } from "~/offline/stored-pages.server";
import { servicesOf } from "~/services/services.server";

/** `/offline/list`: addresses for the service worker. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const list = await listStoredAddresses(servicesOf(context).db);
  const headers = { ETag: `W/"${list.version}"`, "Cache-Control": "private, no-cache" };
  if (request.headers.get("If-None-Match") === headers.ETag)
    return new Response(null, { status: 304, headers });
  return Response.json(list, { headers });
}
