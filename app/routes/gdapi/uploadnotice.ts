import { oldNoticeFields } from "~/content/notices/legacy-json";
import { notice } from "~/content/notices/notice";
import { notices, parseOldNotice } from "~/content/notices/notice.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { addCall } from "./endpoints.server";
import { adding } from "./openapi-parts";

const endpoint = legacyEndpoint(addCall(notice, notices, parseOldNotice));

export const loader = endpoint;
export const action = endpoint;

export const openApi = adding("Add a notice", oldNoticeFields);
