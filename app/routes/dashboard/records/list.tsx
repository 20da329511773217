import { t } from "#say";
import { refusal } from "~/http/refusal";
import { staffKinds } from "~/kinds/registry";
import { recordsOf } from "~/records/records.server";
import { excerpt } from "~/text/excerpt";
import { staffLoader } from "../staff-page.server";
import { serveKinds } from "./find-kind.server";
import { listPage, orderedPage } from "./list-page.server";
import { moveRecord } from "./move-record.server";
import { orderedList } from "./ordered-list";
import { pageOfKinds } from "./page-of-kinds";
import { listMeta, recordList } from "./record-list";

/** Those without their own `<noun>/list.tsx`. */
const kinds = staffKinds.filter(({ own }) => !own?.includes("list"));

const refuseForm = staffLoader("editor", async () => {
  throw refusal(405, t("This page takes no forms."), { Allow: "GET, HEAD" });
});

const served = serveKinds(kinds, ["list"], (kind) => {
  const records = recordsOf(kind);
  return kind.ordered
    ? { loader: orderedPage(kind, records), action: moveRecord(kind, records) }
    : { loader: listPage(kind, records), action: refuseForm };
});
export const loader = served.loader;
export const action = served.action;

const maxTextLength = 300;

/** Shows the start of the first text besides the name. */
const page = pageOfKinds(kinds, (kind) => {
  const [column = ""] = kind.columns.words;
  const Page = (kind.ordered ? orderedList : recordList)(kind, undefined, (record: { id: number }) =>
    excerpt(String((record as Record<string, unknown>)[column] ?? ""), maxTextLength),
  );
  return { meta: listMeta(kind), Page };
});
export const meta = page.meta;

export default page.Page;
