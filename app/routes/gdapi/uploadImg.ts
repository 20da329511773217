import { parsePhoto, photos } from "~/content/photos/photo.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { photo } from "~/kinds/photo";
import { addWithPhotoCall } from "./endpoints.server";
import { uploading } from "./openapi-parts";

const endpoint = legacyEndpoint(addWithPhotoCall(photo, photos, parsePhoto));

export const loader = endpoint;
export const action = endpoint;

export const openApi = uploading("Add a gallery photo", photo.fields);
