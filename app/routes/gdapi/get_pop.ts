import { popupToLegacyJson } from "~/content/popups/legacy-json";
import { listPopups } from "~/content/popups/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { servicesOf } from "~/http/services.server";

/** Old clients take the whole list at once; the newest this many are answered, so that the reply stays bounded. */
const limit = 50;

/** `GET /gdapi/get_pop.php`: newest first. */
const endpoint = legacyEndpoint({
  async GET({ context }) {
    const popups = await listPopups(servicesOf(context).db, { limit });
    return Response.json({ success: popups.length > 0, photos: popups.map(popupToLegacyJson) });
  },
});

export const loader = endpoint;
export const action = endpoint;
