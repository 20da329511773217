import { type Message, msg, t } from "#say";
import { type Page, pages } from "~/content/own-pages/page.server";
import { addressPath } from "~/kinds/address-path";
import { page } from "~/kinds/own-page";
import { orderedPage } from "../records/list-page.server";
import { moveRecord } from "../records/move-record.server";
import { orderedList } from "../records/ordered-list";
import { listMeta } from "../records/record-list";

export const loader = orderedPage(page, pages);

export const action = moveRecord(page, pages);

export const meta = listMeta(page);

export default orderedList<Page>(
  page,
  { icon: "file-text", words: msg("No pages yet. Add one such as Uniform, Hostel or Alumni.") },
  (row) => t((row.menu || "Not in the menu") as Message),
  { linkOf: addressPath },
);
