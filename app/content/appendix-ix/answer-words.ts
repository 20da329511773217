import { fileSize } from "~/ui/file-size";
import { indianDate } from "~/ui/indian-dates";
import type { LineDocument } from "./documents.server";

/** Said where a line is empty: nothing is made up. */
export const notPublished = "Not yet published";

/** What is known of a document beside its name, in words. */
export function factsOf({ bytes, url, number, issued_by, issued_on, valid_until }: LineDocument): string[] {
  return [
    url ? (bytes > 0 ? `PDF, ${fileSize(bytes)}` : "PDF") : "its file was replaced since",
    number && `no. ${number}`,
    issued_by && `issued by ${issued_by}`,
    issued_on && `issued on ${indianDate(issued_on)}`,
    valid_until && `valid until ${indianDate(valid_until)}`,
  ].filter(Boolean) as string[];
}
