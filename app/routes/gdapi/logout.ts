import { recordLogout } from "~/activity-log/record-event.server";
import { clearSiteData } from "~/http/headers";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { assertSameOrigin } from "~/http/origin.server";
import { servicesOf } from "~/services/services.server";
import { endSession, findStaff } from "~/session/session.server";
import { type Documented, json, refusals } from "./openapi-parts";

/** `POST /gdapi/logout.php`: succeeds without a session, too. */
const endpoint = legacyEndpoint({
  async POST({ request, context }) {
    assertSameOrigin(request, context, servicesOf(context).config.gdapiAllowedOrigins);
    await recordLogout(context, await findStaff(request, context));
    const headers = { ...clearSiteData, "Set-Cookie": await endSession(request, context) };
    return Response.json({ success: true, message: "Logged out successfully" }, { headers });
  },
});

export const loader = endpoint;
export const action = endpoint;

export const openApi: Documented = {
  post: { summary: "Log out", responses: { 200: json("Done"), ...refusals() } },
};
