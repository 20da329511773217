import { photoShape, photoToLegacyJson } from "~/content/photos/legacy-json";
import { photos } from "~/content/photos/photo.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

const endpoint = legacyEndpoint(listCall(photos, photoToLegacyJson));

export const loader = endpoint;
export const action = endpoint;

export const openApi = listing("The gallery, newest first", "photos", photoShape);
