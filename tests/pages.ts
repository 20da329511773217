import { allKinds } from "../app/content/records/registry";

/** Every public page, once: what looks at all of them reads this list. */
export const publicPages = [
  "/",
  "/?tab=events",
  "/notices",
  "/notices/1",
  "/school-gallery",
  "/results",
  "/faculty",
  "/parents-testimonial",
  "/about-us",
  "/mission",
  "/principal",
  "/programs",
  "/curriculum",
  "/curriculum?month=2025-05",
  "/events",
  "/smart-class",
  "/labs",
  "/library",
  "/sports",
  "/art-room",
  "/music&aerobic",
  "/swimming-pool-and-open-gym",
  "/mandatory-public-disclosure",
  "/contact",
  "/contact?about=visit",
  "/career",
  "/privacy",
  "/terms",
  "/accessibility",
  "/sitemap",
  "/newsletter",
  "/newsletter/unsubscribe?token=none",
  "/login",
  "/login-help",
  "/logout",
  "/nowhere",
];

/** The pages of every kind of record: list, add, and those of one record where the sample content has one. */
const recordPages = allKinds.flatMap(({ pages, kept }) => [
  pages.list,
  ...(pages.add ? [pages.add] : []),
  ...(kept ? [`${pages.record}/1/update`, `${pages.record}/1/delete`] : []),
]);

/** Every dashboard page that the sample content has. */
export const dashboardPages = [
  "/dashboard",
  ...recordPages,
  "/dashboard/photo-copies",
  "/dashboard/staff",
  "/dashboard/staff/add",
  "/dashboard/staff/password",
  "/dashboard/activity",
  "/dashboard/trash",
  "/dashboard/settings",
  "/dashboard/server",
  "/dashboard/backups",
];
