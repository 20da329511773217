import { noticeToLegacyJson } from "~/content/notices/legacy-json";
import { notices } from "~/content/notices/queries.server";
import { listEndpoint } from "./endpoints.server";

/** `GET /gdapi/get_notices.php`: newest first. */
const endpoint = listEndpoint(notices, noticeToLegacyJson, (data) => ({
  success: true,
  message: "Notice fetched successfully",
  data,
}));

export const loader = endpoint;
export const action = endpoint;
