import { photoToLegacyJson } from "~/content/photos/legacy-json";
import { listPhotos } from "~/content/photos/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { servicesOf } from "~/http/services.server";

/** Old clients take the whole list at once; the newest this many are answered, so that the reply stays bounded. */
const limit = 500;

/** `GET /gdapi/get_image.php`: newest first. */
const endpoint = legacyEndpoint({
  async GET({ context }) {
    const photos = await listPhotos(servicesOf(context).db, { limit });
    return Response.json({ photos: photos.map(photoToLegacyJson) });
  },
});

export const loader = endpoint;
export const action = endpoint;
