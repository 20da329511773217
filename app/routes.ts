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
  route("uploads/:file", "routes/uploads.ts"),
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
    route("deleteimage", "routes/dashboard/manage-photos.tsx"),
    route("uploadimage", "routes/dashboard/edit-photo.tsx", { id: "add photo" }),
    route("image/:id/update", "routes/dashboard/edit-photo.tsx", { id: "update photo" }),
    route("image/:id/delete", "routes/dashboard/delete-photo.tsx"),
    route("manageresults", "routes/dashboard/manage-results.tsx"),
    route("add-result", "routes/dashboard/edit-result.tsx", { id: "add result" }),
    route("result/:id/update", "routes/dashboard/edit-result.tsx", { id: "update result" }),
    route("result/:id/delete", "routes/dashboard/delete-result.tsx"),
    route("deletefaculty", "routes/dashboard/manage-faculty.tsx"),
    route("add-faculty", "routes/dashboard/edit-faculty-member.tsx", { id: "add faculty-member" }),
    route("faculty/:id/update", "routes/dashboard/edit-faculty-member.tsx", { id: "update faculty-member" }),
    route("faculty/:id/delete", "routes/dashboard/delete-faculty-member.tsx"),
    route("testimonials", "routes/dashboard/manage-testimonials.tsx"),
    route("addparent-testimonial", "routes/dashboard/edit-testimonial.tsx", { id: "add testimonial" }),
    route("testimonial/:id/update", "routes/dashboard/edit-testimonial.tsx", { id: "update testimonial" }),
    route("testimonial/:id/delete", "routes/dashboard/delete-testimonial.tsx"),
    route("popups", "routes/dashboard/manage-popups.tsx"),
    route("add-popup", "routes/dashboard/edit-popup.tsx", { id: "add popup" }),
    route("popup/:id/update", "routes/dashboard/edit-popup.tsx", { id: "update popup" }),
    route("popup/:id/delete", "routes/dashboard/delete-popup.tsx"),
    route("slides", "routes/dashboard/manage-slides.tsx"),
    route("slides/add", "routes/dashboard/edit-slide.tsx", { id: "add slide" }),
    route("slides/:id/update", "routes/dashboard/edit-slide.tsx", { id: "update slide" }),
    route("slides/:id/delete", "routes/dashboard/delete-slide.tsx"),
    route("videos", "routes/dashboard/manage-videos.tsx"),
    route("videos/add", "routes/dashboard/edit-video.tsx", { id: "add video" }),
    route("videos/:id/update", "routes/dashboard/edit-video.tsx", { id: "update video" }),
    route("videos/:id/delete", "routes/dashboard/delete-video.tsx"),
    route("staff", "routes/dashboard/staff.tsx"),
    route("staff/add", "routes/dashboard/add-staff.tsx"),
    route("staff/password", "routes/dashboard/change-password.tsx"),
    route("staff/:id/remove", "routes/dashboard/remove-staff.tsx"),
    route("subscribers", "routes/dashboard/subscribers.tsx"),
    route("subscribers.csv", "routes/dashboard/subscribers-csv.ts"),
    route("activity", "routes/dashboard/activity.tsx"),
    route("trash", "routes/dashboard/trash.tsx"),
    route("settings", "routes/dashboard/settings.tsx"),
  ]),
]);

const gdapi = prefix("gdapi", [
  route("login.php", "routes/gdapi/login.ts"),
  route("logout.php", "routes/gdapi/logout.ts"),
  route("get_notices.php", "routes/gdapi/get_notices.ts"),
  route("uploadnotice.php", "routes/gdapi/uploadnotice.ts"),
  route("delete_notice.php", "routes/gdapi/delete_notice.ts"),
  route("get_image.php", "routes/gdapi/get_image.ts"),
  route("uploadImg.php", "routes/gdapi/uploadImg.ts"),
  route("get_toppers.php", "routes/gdapi/get_toppers.ts"),
  route("uploadtopper.php", "routes/gdapi/uploadtopper.ts"),
  route("getfacultylist.php", "routes/gdapi/getfacultylist.ts"),
  route("addfaculty.php", "routes/gdapi/addfaculty.ts"),
  route("get_monials.php", "routes/gdapi/get_monials.ts"),
  route("addtestimonial.php", "routes/gdapi/addtestimonial.ts"),
  route("get_pop.php", "routes/gdapi/get_pop.ts"),
  route("add_pop.php", "routes/gdapi/add_pop.ts"),
]);

export default [...site, ...session, dashboard, ...gdapi] satisfies RouteConfig;
