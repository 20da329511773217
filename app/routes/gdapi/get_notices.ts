import { noticeShape, noticeToLegacyJson } from "~/content/notices/legacy-json";
import { notices } from "~/content/notices/notice.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { text } from "~/openapi/json-shapes";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

const endpoint = legacyEndpoint(
  listCall(notices, noticeToLegacyJson, (data) => ({
    success: true,
    message: "Notice fetched successfully",
    data,
  })),
);

export const loader = endpoint;
export const action = endpoint;

export const openApi = listing("Notices, newest first", "data", noticeShape, {
  success: { const: true },
  message: text(),
});
