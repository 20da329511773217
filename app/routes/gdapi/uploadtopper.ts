import { parseTopper, toppers } from "~/content/toppers/topper.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { topper } from "~/kinds/topper";
import { addWithPhotoCall } from "./endpoints.server";
import { uploading } from "./openapi-parts";

const endpoint = legacyEndpoint(addWithPhotoCall(topper, toppers, parseTopper));

export const loader = endpoint;
export const action = endpoint;

export const openApi = uploading("Add a topper", topper.fields);
