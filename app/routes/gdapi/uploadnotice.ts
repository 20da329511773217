import { parseNotice } from "~/content/notices/form.server";
import { notice } from "~/content/notices/notice";
import { notices } from "~/content/notices/queries.server";
import { addEndpoint } from "./endpoints.server";

/** `POST /gdapi/uploadnotice.php` with title, details, date, category and priority. */
const endpoint = addEndpoint(notice, notices, parseNotice);

export const loader = endpoint;
export const action = endpoint;
