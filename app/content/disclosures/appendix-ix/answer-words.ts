import { type Message, msg, t } from "#say";
import { indianDate } from "~/dates/indian-dates";
import { fileSize } from "~/text/file-size";
import type { LineDocument } from "./documents.server";

export const notPublished: Message = msg("Not yet published");

export function listDocumentDetails({
  bytes,
  url,
  number,
  issued_by,
  issued_on,
  valid_until,
}: LineDocument): string[] {
  return [
    url
      ? bytes > 0
        ? `PDF, ${fileSize(bytes)}`
        : "PDF"
      : t(/* Behind the name of a document. */ "its file was replaced since"),
    number && t("no. {number}", { number }),
    issued_by && t("issued by {who}", { who: issued_by }),
    issued_on && t("issued on {day}", { day: indianDate(issued_on) }),
    valid_until && t("valid until {day}", { day: indianDate(valid_until) }),
  ].filter(Boolean) as string[];
}
