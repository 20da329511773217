import { index, layout, prefix, type RouteConfig, route } from "@remix-run/route-config";
import { aliases } from "./ui/frame/menu";

/** Every URL of the site, in four groups. */
const site = [
  index("routes/site/home.tsx"),
  route("notices", "routes/site/notices.tsx"),
  route("notices/:id", "routes/site/notice.tsx"),
  route("school-gallery", "routes/site/school-gallery.tsx"),
  route("results", "routes/site/results.tsx"),
  route("faculty", "routes/site/faculty.tsx"),
  route("parents-testimonial", "routes/site/parents-testimonial.tsx"),
  route("newsletter", "routes/site/newsletter.tsx"),
  ...Object.keys(aliases).map((path) => route(path, "routes/site/alias.ts", { id: `alias ${path}` })),
  route("*", "routes/site/not-found.tsx"),
];

const session = [
  route("login", "routes/session/login.tsx"),
  route("login-help", "routes/session/login-help.tsx"),
  route("logout", "routes/session/logout.tsx"),
];

const dashboard = layout("routes/dashboard/layout.tsx", [
  ...prefix("dashboard", [
    index("routes/dashboard/overview.tsx"),
    route("add-notice", "routes/dashboard/add-notice.tsx"),
    route("deletenotice", "routes/dashboard/manage-notices.tsx"),
    route("notice/:id/update", "routes/dashboard/update-notice.tsx"),
    route("notice/:id/delete", "routes/dashboard/delete-notice.tsx"),
    route("calendar", "routes/dashboard/manage-calendar.tsx"),
    route("calendar/add", "routes/dashboard/edit-calendar-entry.tsx", { id: "add calendar entry" }),
    route("calendar/:id/update", "routes/dashboard/edit-calendar-entry.tsx", { id: "update calendar entry" }),
    route("calendar/:id/delete", "routes/dashboard/delete-calendar-entry.tsx"),
    route("settings", "routes/dashboard/settings.tsx"),
  ]),
]);

const gdapi = prefix("gdapi", [
  route("login.php", "routes/gdapi/login.ts"),
  route("logout.php", "routes/gdapi/logout.ts"),
  route("get_notices.php", "routes/gdapi/get_notices.ts"),
  route("uploadnotice.php", "routes/gdapi/uploadnotice.ts"),
  route("delete_notice.php", "routes/gdapi/delete_notice.ts"),
]);

export default [...site, ...session, dashboard, ...gdapi] satisfies RouteConfig;
