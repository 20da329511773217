import { notices } from "~/content/notices/notice.server";
import { parserOf } from "~/forms/fields.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { notice } from "~/kinds/notice";
import { addCall } from "./endpoints.server";
import { adding } from "./openapi-parts";

/** The title is optional, everything else required (specification section 5). */
const { event_date, event_time, event_end, ...oldFields } = notice.fields;

const endpoint = legacyEndpoint(addCall(notice, notices, parserOf(oldFields)));

export const loader = endpoint;
export const action = endpoint;

export const openApi = adding("Add a notice", oldFields);
