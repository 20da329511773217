import { type RouteConfigEntry, route } from "@remix-run/route-config";
import type { RecordKind } from "../kinds/kind";
import { isStaffKind } from "../kinds/registry";

export const sheetFile = "routes/dashboard/imports/sheet.ts";
const listFile = "routes/dashboard/imports/list-file.ts";

/**
 * Makes the dashboard routes of a kind from its `pages`. Its forms are in its folder, and so are the pages in `own`; all
 * others are shared by all kinds that staff write, or by all inbound ones. `npm run routes -- program` prints those of one.
 */
export function getRoutes(kind: RecordKind): RouteConfigEntry[] {
  const { key, table, folder = table, pages, own = [] } = kind;
  const hasForm = isStaffKind(kind);
  const fileOf = (name: string) => `routes/dashboard/${folder}/${name}.tsx`;
  const shared = (name: string) => `routes/dashboard/${hasForm ? "records" : "inbound"}/${name}.tsx`;
  const page = (path: string, name: string, file: string) =>
    route(path.replace("/dashboard/", ""), file, { id: `${name} ${key}` });
  const ownOrShared = (name: (typeof own)[number]) => (own.includes(name) ? fileOf(name) : shared(name));
  return [
    page(pages.list, "list", ownOrShared("list")),
    page(`${pages.list}/chosen`, "bulk-actions", shared("bulk-actions")),
    ...(pages.add ? [page(pages.add, "add", own.includes("add") ? fileOf("add") : ownOrShared("edit"))] : []),
    ...(pages.many
      ? [page(pages.many, "import", ownOrShared("import")), page(`${pages.many}.csv`, "sheet", sheetFile)]
      : []),
    ...(hasForm
      ? [
          page(`${pages.record}/:id/update`, "edit", ownOrShared("edit")),
          page(`${pages.list}.xlsx`, "workbook", listFile),
          page(`${pages.list}.csv`, "csv", listFile),
        ]
      : []),
    ...(hasForm && kind.versioned
      ? [page(`${pages.record}/:id/versions/:version`, "version", shared("version"))]
      : []),
    ...(pages.csv ? [page(pages.csv, "csv", "routes/dashboard/inbound/csv.ts")] : []),
    ...(pages.view ? [page(`${pages.record}/:id`, "view", fileOf("view"))] : []),
    page(`${pages.record}/:id/delete`, "delete", ownOrShared("delete")),
  ];
}

/** Makes the routes that take the files of unsaved forms, for kinds with attached files. */
export function getStagingRoutes({ key, files }: RecordKind): RouteConfigEntry[] {
  if (!files) return [];
  const path = files.form.replace("/dashboard/", "");
  return [
    route(path, "routes/dashboard/attached-files/add.ts", { id: `stage ${key}` }),
    route(`${path}/:id`, "routes/dashboard/attached-files/staged.ts", { id: `staged ${key}` }),
  ];
}
