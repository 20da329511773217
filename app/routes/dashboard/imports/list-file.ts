import { listToEdit } from "~/capabilities/imports/edited-list.server";
import type { RowImporter } from "~/capabilities/imports/importer";
import { notFound } from "~/http/refusal";
import { staffKinds } from "~/kinds/registry";
import { recordsOf } from "~/records/records.server";
import { sendTable } from "~/spreadsheets/write-workbook";
import { staffLoader } from "../staff-page.server";
import { allImports } from "./all-imports.server";

const fileOf = (request: Request) => {
  const [, path = "", type = ""] = /^(.+)\.(xlsx|csv)$/.exec(new URL(request.url).pathname) ?? [];
  return { path, type, kind: staffKinds.find(({ pages }) => pages.list === path) };
};

/** Sends a whole list of records, as a workbook or as CSV by the ending of the address. */
export const loader = staffLoader(
  ({ request }) => fileOf(request).kind?.role ?? "editor",
  async ({ request, db }) => {
    const { path, type, kind } = fileOf(request);
    if (!kind) throw notFound();
    const own = allImports.find((one) => one.kind.pages.list === path)?.listToEdit;
    const list = own?.(db) ?? listToEdit(db, { kind, records: recordsOf(kind) } as unknown as RowImporter);
    return sendTable(type === "xlsx" ? "xlsx" : "csv", await list);
  },
);
