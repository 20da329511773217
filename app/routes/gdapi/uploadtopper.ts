import { parseTopper } from "~/content/toppers/form.server";
import { toppers } from "~/content/toppers/queries.server";
import { topper } from "~/content/toppers/topper";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { addWithPhotoCall } from "./endpoints.server";
import { uploading } from "./openapi-parts";

const endpoint = legacyEndpoint(addWithPhotoCall(topper, toppers, parseTopper));

export const loader = endpoint;
export const action = endpoint;

export const openApi = uploading("Add a topper", topper.fields);
