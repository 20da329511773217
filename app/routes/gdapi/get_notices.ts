import { type Notice, notices } from "~/content/notices/notice.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { date, named, number, text, time } from "~/openapi/json-shapes";
import { plainText } from "~/text/plain-text";
import { listCall } from "./endpoints.server";
import { listing } from "./openapi-parts";

/** Uses the keys of the old endpoint; the date has both of its former names (specification section 3). */
function noticeToLegacyJson(notice: Notice) {
  const { id, title, details, date, category, priority, created_at, updated_at } = notice;
  return {
    id,
    title,
    details: plainText(details),
    date,
    notice_date: date,
    category,
    priority,
    created_at,
    updated_at,
  };
}

const noticeShape = named("Notice", {
  id: number(),
  title: text(),
  details: text(),
  date: date(),
  notice_date: date(),
  category: text(),
  priority: { enum: ["high", "medium", "low"] },
  created_at: time(),
  updated_at: time(),
});

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
