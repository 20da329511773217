import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { refusal } from "~/http/refusal";
import { type StaffKindKey, staffKinds } from "~/kinds/registry";
import { recordsOf } from "~/records/records.server";
import { excerpt } from "~/text/excerpt";
import { fromEntries } from "~/text/from-entries";
import { staffLoader } from "../staff-page.server";
import { findKind } from "./find-kind.server";
import { listPage, orderedPage } from "./list-page.server";
import { moveRecord } from "./move-record.server";
import { orderedList } from "./ordered-list";
import { listMeta, recordList } from "./record-list";

/** For kinds without their own `<noun>/list.tsx`. */
export async function loader(args: LoaderFunctionArgs) {
  const kind = findKind(args.request, "list");
  const records = recordsOf(kind);
  const load = kind.ordered ? orderedPage(kind, records) : listPage(kind, records);
  return { ...(await load(args)), kind: kind.key };
}

const refuseForm = staffLoader("editor", async () => {
  throw refusal(405, t("This page takes no forms."), { Allow: "GET, HEAD" });
});

export async function action(args: ActionFunctionArgs) {
  const kind = findKind(args.request, "list");
  if (!kind.ordered) return refuseForm(args);
  return moveRecord(kind, recordsOf(kind))(args);
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const kind = staffKinds.find(({ key }) => key === args.data?.kind);
  return kind ? listMeta(kind)(args) : [];
};

const maxTextLength = 300;

/** Shows the start of the first text besides the name. */
function listOf(kind: (typeof staffKinds)[number]) {
  const [column = ""] = kind.columns.words;
  return (kind.ordered ? orderedList : recordList)(kind, undefined, (record: { id: number }) => {
    return excerpt(String((record as Record<string, unknown>)[column] ?? ""), maxTextLength);
  });
}

const lists = fromEntries(staffKinds.map((kind) => [kind.key, listOf(kind)])) as Record<
  StaffKindKey,
  ReturnType<typeof listOf>
>;

export default function RecordList() {
  const { kind } = useLoaderData<typeof loader>();
  const List = lists[kind];
  return <List />;
}
