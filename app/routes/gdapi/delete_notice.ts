import { notices } from "~/content/notices/notice.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { notice } from "~/kinds/notice";
import { deleteCall } from "./endpoints.server";
import { type Documented, deletion } from "./openapi-parts";

const endpoint = legacyEndpoint(deleteCall(notice, notices));

export const loader = endpoint;
export const action = endpoint;

export const openApi: Documented = { delete: deletion("Delete a notice") };
