import { parserOf } from "~/forms/fields.server";
import { notice } from "./notice";

/**
 * Details, date, category and priority are required, the title is not (specification section 5). For the notice form, and
 * for the old endpoint's JSON.
 */
export const parseNotice = parserOf(notice.fields);
