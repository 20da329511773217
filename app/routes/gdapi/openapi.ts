import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { openApiDocument } from "./openapi-document";

/** `GET /gdapi/openapi.json` */
const endpoint = legacyEndpoint({
  async GET() {
    return Response.json(openApiDocument, { headers: { "Cache-Control": "public, max-age=3600" } });
  },
});

export const loader = endpoint;
export const action = endpoint;
