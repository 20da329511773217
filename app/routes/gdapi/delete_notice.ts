import { notice } from "~/content/notices/notice";
import { notices } from "~/content/notices/queries.server";
import { deleteEndpoint } from "./endpoints.server";

/** `DELETE /gdapi/delete_notice.php?id={id}` */
const endpoint = deleteEndpoint(notice, notices);

export const loader = endpoint;
export const action = endpoint;
