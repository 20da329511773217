import { existsSync } from "node:fs";
import { index, layout, prefix, type RouteConfig, route } from "@remix-run/route-config";
import type { RecordKind } from "./kinds/kind";
import { allKinds, isStaffKind } from "./kinds/registry";
import { aliases } from "./ui/frame/menu";

/**
 * `npx remix routes` prints all. Pages in `routes/site/` are public and cacheable (server/public-pages.ts),
 * and declare the query parameters they read in `handle.query`. Records declare theirs in app/kinds.
 */
const site = [
  index("routes/site/home.tsx"),
  ...allKinds.flatMap(({ page }) => (page ? [route(page.slice(1), `routes/site${page}.tsx`)] : [])),
  route("notices/archive", "routes/site/notices-archive.tsx"),
  ...["notices/feed.xml", "notices/feed.json"].map((path) =>
    route(path, "routes/site/notices-feed.ts", { id: path }),
  ),
  ...["calendar.ics", "holidays.ics"].map((path) =>
    route(path, "routes/site/calendar-file.ts", { id: path }),
  ),
  ...["mandatory-public-disclosure.csv", "mandatory-public-disclosure.json"].map((path) =>
    route(path, "routes/site/disclosure-file.ts", { id: path }),
  ),
  ...allKinds.flatMap(({ key, files }) =>
    files
      ? [
          route(`${files.page.slice(1)}/:id/files/:file`, "routes/site/attached-file.ts", {
            id: `routes/site/attached-file ${key}`,
          }),
        ]
      : [],
  ),
  route("notices/push", "routes/site/push.ts"),
  route("notices/:notice", "routes/site/notice.tsx"),
  route("notices/:id/card/:file", "routes/site/notice-card.ts"),
  route("notices/:id/event.ics", "routes/site/notice-event.ts"),
  route("school-gallery/:album", "routes/site/album.tsx"),
  route("about-us", "routes/site/about-us.tsx"),
  route("mission", "routes/site/mission.tsx"),
  route("principal", "routes/site/principal.tsx"),
  route("admission", "routes/site/admission.tsx"),
  route("admission/enquiry", "routes/site/admission-enquiry.tsx"),
  route("fees", "routes/site/fees.tsx"),
  route("year-calendar", "routes/site/year-calendar.tsx"),
  route("timings", "routes/site/timings.tsx"),
  route("staff-directory", "routes/site/staff-directory.tsx"),
  route("contact", "routes/site/contact.tsx"),
  route("application", "routes/site/application.tsx"),
  route("newsletter/confirm", "routes/site/newsletter-confirm.tsx"),
  route("newsletter/unsubscribe", "routes/site/unsubscribe.tsx"),
  route("privacy", "routes/site/privacy.tsx"),
  route("terms", "routes/site/terms.tsx"),
  route("accessibility", "routes/site/accessibility.tsx"),
  route("search", "routes/site/search.tsx"),
  route("sitemap", "routes/site/sitemap.tsx"),
  route("transfer-certificates", "routes/site/transfer-certificates.tsx"),
  route("take-down/:kind/:id", "routes/site/take-down.tsx"),
  route("language", "routes/site/language.ts"),
  route("light-version", "routes/site/light-version.ts"),
  route("popup-closed", "routes/site/popup-closed.ts"),
  route("robots.txt", "routes/site/robots.ts"),
  route("offline", "routes/site/offline.tsx"),
  route("school.html", "routes/site/school-file.ts"),
  route("school.html/check", "routes/site/school-file-check.tsx"),
  route("offline/list", "routes/site/offline-list.ts"),
  route("sw.js", "routes/site/service-worker.ts"),
  route("site.webmanifest", "routes/site/manifest.ts"),
  route(".well-known/change-password", "routes/site/change-password.ts"),
  route(".well-known/security.txt", "routes/site/security-txt.ts"),
  route("sitemap.xml", "routes/site/sitemap-xml.ts"),
  route("uploads/:file", "routes/uploads.ts"),
  route("share/:file", "routes/site/share-picture.ts"),
  route("look/:file", "routes/branding-file.ts"),
  route("documents/:file", "routes/documents.ts"),
  route("newsletter", "routes/site/newsletter.tsx"),
  ...Object.keys(aliases).map((path) => route(path, "routes/site/alias.ts", { id: `alias ${path}` })),
  // Every other route comes first (capabilities/addresses/reserved.server.ts).
  route(":address", "routes/site/record-at-address.tsx"),
  route("*", "routes/site/not-found.tsx"),
];

/** Staff pages with public styles: two previews in frames, and a sheet to print. */
const sheets = [
  route("dashboard/notice-preview/:key", "routes/dashboard/notices/preview.tsx"),
  route("dashboard/page-preview/:key", "routes/dashboard/own-pages/preview.tsx"),
  route("dashboard/appendix-ix/report", "routes/dashboard/appendix-ix/report.tsx"),
];

const session = [
  route("login", "routes/session/login.tsx"),
  route("login/passkey", "routes/session/passkey-options.ts"),
  route("login/second-step", "routes/session/second-step.tsx"),
  route("login-help", "routes/session/login-help.tsx"),
  route("set-password", "routes/session/set-password.tsx"),
  route("logout", "routes/session/logout.tsx"),
];

const sheetFile = "routes/dashboard/imports/sheet.ts";
const listFile = "routes/dashboard/imports/list-file.ts";

function recordRoutes(kind: RecordKind) {
  const { key, table, folder = table, pages } = kind;
  const hasForm = isStaffKind(kind);
  const own = (name: string) => `routes/dashboard/${folder}/${name}.tsx`;
  const hasFile = (path: string) => existsSync(new URL(path, import.meta.url));
  const hasOwn = (name: string) => hasFile(own(name));
  const shared = (name: string) => `routes/dashboard/${hasForm ? "records" : "inbound"}/${name}.tsx`;
  const page = (path: string, name: string, file: string) =>
    route(path.replace("/dashboard/", ""), file, { id: `${name} ${key}` });
  return [
    page(pages.list, "list", hasOwn("list") || !hasForm ? own("list") : shared("list")),
    page(`${pages.list}/chosen`, "bulk-actions", shared("bulk-actions")),
    ...(pages.add ? [page(pages.add, "add", own(hasOwn("add") ? "add" : "edit"))] : []),
    ...(pages.many
      ? [page(pages.many, "import", own("import")), page(`${pages.many}.csv`, "sheet", sheetFile)]
      : []),
    ...(hasForm
      ? [
          page(`${pages.record}/:id/update`, "edit", own("edit")),
          page(`${pages.list}.xlsx`, "workbook", listFile),
          page(`${pages.list}.csv`, "csv", listFile),
        ]
      : []),
    ...(hasForm && kind.versioned
      ? [page(`${pages.record}/:id/versions/:version`, "version", shared("version"))]
      : []),
    ...(pages.view ? [page(`${pages.record}/:id`, "view", own("view"))] : []),
    page(`${pages.record}/:id/delete`, "delete", hasOwn("delete") ? own("delete") : shared("delete")),
  ];
}

function stagingRoutes({ key, files }: RecordKind) {
  if (!files) return [];
  const path = files.form.replace("/dashboard/", "");
  return [
    route(path, "routes/dashboard/attached-files/add.ts", { id: `stage ${key}` }),
    route(`${path}/:id`, "routes/dashboard/attached-files/staged.ts", { id: `staged ${key}` }),
  ];
}

const dashboard = layout("routes/dashboard/layout.tsx", [
  ...prefix("dashboard", [
    index("routes/dashboard/overview/overview.tsx"),
    ...allKinds.flatMap(recordRoutes),
    route("uploadimage/one", "routes/dashboard/photos/add-one.ts"),
    route("albums/start", "routes/dashboard/albums/start.ts"),
    route("album/:id/photos", "routes/dashboard/albums/photos.tsx"),
    route("album/:id/photos/add", "routes/dashboard/albums/add-photos.tsx"),
    route("album/:id/photos/one", "routes/dashboard/albums/add-one.ts"),
    route("album/:id/photos/chosen", "routes/dashboard/albums/bulk-actions.tsx"),
    route("album/:id/captions", "routes/dashboard/albums/captions.tsx"),
    route("blur/:kind/:id", "routes/dashboard/blurring/page.tsx"),
    route("blur/:kind/:id/picture", "routes/dashboard/blurring/picture.ts"),
    route("school-closed", "routes/dashboard/school-closed/school-closed.tsx"),
    route("school-closed/messages", "routes/dashboard/school-closed/messages.tsx"),
    route("notice/:id/sms", "routes/dashboard/notices/sms.tsx"),
    ...allKinds.flatMap(stagingRoutes),
    route("publishing", "routes/dashboard/records/publishing.ts"),
    route("photo-copies", "routes/dashboard/photos/photo-copies.tsx"),
    route("messages.csv", "routes/dashboard/messages/csv.ts"),
    route("resumes.csv", "routes/dashboard/resumes/csv.ts"),
    route("subscribers.csv", "routes/dashboard/subscribers/csv.ts"),
    route("subscribers/next-issue", "routes/dashboard/subscribers/next-issue.tsx"),
    route("consents.csv", "routes/dashboard/consents/csv.ts"),
    route("consents/missing/:kind", "routes/dashboard/consents/missing.tsx"),
    route("consents/print", "routes/dashboard/consents/print.tsx"),
    route("consents/slip/:id", "routes/dashboard/consents/slip.ts"),
    route("consents/:kind/:id", "routes/dashboard/consents/record.tsx"),
    route("reply-texts", "routes/dashboard/reply-texts/list.tsx"),
    route("reply-texts/add", "routes/dashboard/reply-texts/edit.tsx", { id: "add reply text" }),
    route("reply-texts/:id", "routes/dashboard/reply-texts/edit.tsx", { id: "edit reply text" }),
    route("reply-texts/:id/delete", "routes/dashboard/reply-texts/delete.tsx"),
    route("first-steps", "routes/dashboard/first-steps/page.tsx"),
    route("first-steps/remove-samples", "routes/dashboard/first-steps/remove-samples.tsx"),
    route("help", "routes/dashboard/help/list.tsx"),
    route("help/booklet", "routes/dashboard/help/booklet.tsx"),
    route("help/:task", "routes/dashboard/help/task.tsx"),
    route("account", "routes/dashboard/account/page.tsx"),
    route("staff", "routes/dashboard/staff/list.tsx"),
    route("staff/add", "routes/dashboard/staff/add.tsx"),
    route("staff/password", "routes/dashboard/staff/password.tsx"),
    route("staff/passkeys", "routes/dashboard/staff/passkeys.tsx"),
    route("staff/second-step", "routes/dashboard/staff/second-step.tsx"),
    route("staff/:id", "routes/dashboard/staff/person.tsx"),
    route("staff/:id/link", "routes/dashboard/staff/link.tsx"),
    route("staff/:id/role", "routes/dashboard/staff/role.tsx"),
    route("staff/:id/remove", "routes/dashboard/staff/remove.tsx"),
    route("staff/:id/second-step", "routes/dashboard/staff/remove-second-step.tsx"),
    route("confirm", "routes/dashboard/reauthentication/confirm.tsx"),
    route("parked-forms/:form/discard", "routes/dashboard/reauthentication/discard-form.ts"),
    route("activity", "routes/dashboard/activity/list.tsx"),
    route("activity.csv", "routes/dashboard/activity/csv.ts"),
    route("person", "routes/dashboard/person/search.tsx"),
    route("person/erase", "routes/dashboard/person/erase.tsx"),
    route("person/person.zip", "routes/dashboard/person/zip.ts"),
    route("trash", "routes/dashboard/trash/list.tsx"),
    route("undo", "routes/dashboard/undo/undo.ts"),
    route("trash/chosen", "routes/dashboard/bulk-actions/trash.tsx"),
    route("trash/:item/erase", "routes/dashboard/inbound/erase-record.tsx"),
    route("appendix-ix", "routes/dashboard/appendix-ix/overview.tsx"),
    route("appendix-ix/results", "routes/dashboard/appendix-ix/import-results.tsx"),
    route("appendix-ix/results.csv", sheetFile, { id: "dashboard/appendix-ix/results.csv" }),
    route("appendix-ix/:section", "routes/dashboard/appendix-ix/section.tsx"),
    route("find", "routes/dashboard/find/page.tsx"),
    route("pages", "routes/dashboard/pages/list.tsx"),
    route("principal", "routes/dashboard/principal/edit.tsx"),
    route("texts", "routes/dashboard/texts/moved.ts"),
    route("texts/:name", "routes/dashboard/texts/edit.tsx"),
    route("texts/:name/versions/:id", "routes/dashboard/texts/version.tsx"),
    route("languages", "routes/dashboard/languages/list.tsx"),
    route("languages/words", "routes/dashboard/languages/corrections.tsx"),
    route("languages/words/:language/:id", "routes/dashboard/languages/correction.tsx"),
    route("languages/corrected.js", "routes/dashboard/languages/corrected-messages.ts", {
      id: "dashboard/languages/corrected.js",
    }),
    route("languages/:kind/:id/:language", "routes/dashboard/languages/edit.tsx"),
    route("settings", "routes/dashboard/settings/list.tsx"),
    route("settings/mail", "routes/dashboard/settings/mail.tsx"),
    route("settings/banner", "routes/dashboard/settings/banner.tsx"),
    route("settings/colours", "routes/dashboard/settings/colours.tsx"),
    route("settings/logo", "routes/dashboard/settings/branding-picture.tsx", { id: "settings logo" }),
    route("settings/share-picture", "routes/dashboard/settings/branding-picture.tsx", {
      id: "settings share picture",
    }),
    route("settings/languages", "routes/dashboard/settings/languages.tsx"),
    route("settings/menu", "routes/dashboard/settings/menu.tsx"),
    route("settings/:part", "routes/dashboard/settings/edit.tsx"),
    route("server", "routes/dashboard/server/page.tsx"),
    route("backups", "routes/dashboard/backups/list.tsx"),
    route("backups/:name", "routes/dashboard/backups/download.tsx"),
    route("backups/:name/archive", "routes/dashboard/backups/archive.ts"),
  ]),
]);

const endpoint = (path: string) => route(path, `routes/gdapi/${path.replace(".php", ".ts")}`);

const gdapi = prefix("gdapi", [
  endpoint("login.php"),
  endpoint("logout.php"),
  ...allKinds.flatMap(({ legacy }) => legacy?.endpoints.map(endpoint) ?? []),
  route("uploads/:file", "routes/gdapi/uploads.ts", { id: "gdapi uploads" }),
  route("openapi.json", "routes/gdapi/openapi.ts"),
]);

export default [
  layout("routes/site/pages.tsx", [...site, ...session, ...sheets]),
  dashboard,
  ...gdapi,
] satisfies RouteConfig;
