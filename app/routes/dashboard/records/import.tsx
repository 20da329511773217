import { staffKinds } from "~/kinds/registry";
import { allImports } from "../imports/all-imports.server";
import { importPage } from "../imports/import-page.server";
import { importMeta, importRecords } from "../imports/import-records";
import { serveKinds } from "./find-kind.server";
import { pageOfKinds } from "./page-of-kinds";

/** Those without their own `<noun>/import.tsx`. */
const kinds = staffKinds.filter(({ own, pages }) => pages.many && !own?.includes("import"));

const served = serveKinds(kinds, ["many"], ({ key, pages }) => {
  const found = allImports.find(({ kind }) => kind.pages.many === pages.many);
  if (!found) throw new Error(`There is no import of ${key}.`);
  return importPage(found);
});
export const loader = served.loader;
export const action = served.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

const page = pageOfKinds(kinds, (kind) => ({
  meta: importMeta(kind),
  Page: importRecords(kind, { ...(kind.file?.type === "picture" && { files: "picture" }) }),
}));
export const meta = page.meta;

export default page.Page;
