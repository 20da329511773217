import { noticeToLegacyJson } from "~/content/notices/legacy-json";
import { listNotices } from "~/content/notices/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { servicesOf } from "~/http/services.server";

/** Old clients take the whole list at once; the newest this many are answered, so that the reply stays bounded. */
const limit = 500;

/** `GET /gdapi/get_notices.php`: newest first. */
const endpoint = legacyEndpoint({
  async GET({ context }) {
    const notices = await listNotices(servicesOf(context).db, { limit });
    return Response.json({
      success: true,
      message: "Notice fetched successfully",
      data: notices.map(noticeToLegacyJson),
    });
  },
});

export const loader = endpoint;
export const action = endpoint;
