import type { LoaderFunctionArgs } from "@remix-run/node";
import { listToEdit } from "~/capabilities/imports/edited-list.server";
import type { RowImporter } from "~/capabilities/imports/importer";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { staffKinds } from "~/kinds/registry";
import { recordsOf } from "~/records/records.server";
import { servicesOf } from "~/services/services.server";
import { sendTable } from "~/spreadsheets/write-workbook";
import { allImports } from "./all-imports.server";

/** Sends a whole list of records, as a workbook or as CSV by the ending of the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [, path = "", type = ""] = /^(.+)\.(xlsx|csv)$/.exec(new URL(request.url).pathname) ?? [];
  const kind = staffKinds.find(({ pages }) => pages.list === path);
  await requireStaff(request, context, kind?.role ?? "editor");
  if (!kind) throw notFound();
  const { db } = servicesOf(context);
  const own = allImports.find((one) => one.kind.pages.list === path)?.listToEdit;
  const list = own?.(db) ?? listToEdit(db, { kind, records: recordsOf(kind) } as unknown as RowImporter);
  return sendTable(type === "xlsx" ? "xlsx" : "csv", await list);
}
