import { type Message, msg } from "#message";
import { t } from "#say";
import { indianDate } from "~/dates/indian-dates";
import { fileSize } from "~/text/file-size";
import type { LineDocument } from "./documents.server";

/** Said where a line is empty: nothing is made up. */
export const notPublished: Message = msg("Not yet published");

/** What is known of a document beside its name, in words. */
export function factsOf({ bytes, url, number, issued_by, issued_on, valid_until }: LineDocument): string[] {
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
