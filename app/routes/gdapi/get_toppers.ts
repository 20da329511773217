import { topperShape, topperToLegacyJson } from "~/content/toppers/legacy-json";
import { toppers } from "~/content/toppers/topper.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

const endpoint = legacyEndpoint(listCall(toppers, topperToLegacyJson));

export const loader = endpoint;
export const action = endpoint;

export const openApi = listing("Toppers, newest first", "photos", topperShape);
