import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { createOpenApiDocument } from "./openapi-document";
import type { Documented } from "./openapi-parts";

const documented = import.meta.glob<Documented>(["./*.ts", "!./*.server.ts", "!./openapi*.ts"], {
  eager: true,
  import: "openApi",
});
const document = createOpenApiDocument(
  Object.entries(documented).map(([file, openApi]) => [file.slice("./".length, -".ts".length), openApi]),
);

const endpoint = legacyEndpoint({
  async GET() {
    return Response.json(document, { headers: { "Cache-Control": "public, max-age=3600" } });
  },
});

export const loader = endpoint;
export const action = endpoint;
