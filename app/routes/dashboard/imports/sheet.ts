import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { sendTable } from "~/spreadsheets/write-workbook";
import { allImports } from "./all-imports.server";

/** Sends the table to fill in of a page "Add many". */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  const { pathname } = new URL(request.url);
  const found = allImports.find(({ kind }) => `${kind.pages.many}.csv` === pathname);
  if (!found?.sheet) throw notFound();
  return sendTable("csv", await found.sheet(servicesOf(context).db));
}
