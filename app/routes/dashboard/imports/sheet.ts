import { notFound } from "~/http/refusal";
import { sendTable } from "~/spreadsheets/write-workbook";
import { staffLoader } from "../staff-page.server";
import { allImports } from "./all-imports.server";

/** Sends the table to fill in of a page "Add many". */
export const loader = staffLoader("editor", async ({ request, db }) => {
  const { pathname } = new URL(request.url);
  const found = allImports.find(({ kind }) => `${kind.pages.many}.csv` === pathname);
  if (!found?.sheet) throw notFound();
  return sendTable("csv", await found.sheet(db));
});
