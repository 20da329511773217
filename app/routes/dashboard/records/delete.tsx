import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { recordsOf } from "~/records/records.server";
import { deletePage } from "./delete-page.server";
import { deleteMeta, deleteRecord } from "./delete-record";
import { findKind } from "./find-kind.server";

/** For kinds without their own `<noun>/delete.tsx`. */
function createPage(request: Request) {
  const kind = findKind(request, "record");
  return deletePage(kind, recordsOf(kind));
}

export const loader = (args: LoaderFunctionArgs) => createPage(args.request).loader(args);
export const action = (args: ActionFunctionArgs) => createPage(args.request).action(args);

export const meta = deleteMeta;

export default deleteRecord();
