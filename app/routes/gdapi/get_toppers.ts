import { topperToLegacyJson } from "~/content/toppers/legacy-json";
import { listToppers } from "~/content/toppers/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { servicesOf } from "~/http/services.server";

/** Old clients take the whole list at once; the newest this many are answered, so that the reply stays bounded. */
const limit = 500;

/** `GET /gdapi/get_toppers.php`: newest first. */
const endpoint = legacyEndpoint({
  async GET({ context }) {
    const toppers = await listToppers(servicesOf(context).db, { limit });
    return Response.json({ photos: toppers.map(topperToLegacyJson) });
  },
});

export const loader = endpoint;
export const action = endpoint;
