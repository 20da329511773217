import { allKinds, isKept } from "../app/content/records/registry";
import { settingParts } from "../app/content/settings/parts";

/** Every public page, once: what looks at all of them reads this list. */
export const publicPages = [
  "/",
  "/?tab=events",
  ...allKinds.flatMap(({ page }) => page ?? []),
  "/notices/archive",
  "/notices/1",
  "/school-gallery/1-festivals-and-celebrations",
  "/school-gallery/2-out-of-the-classroom",
  "/about-us",
  "/mission",
  "/principal",
  "/curriculum?month=2025-05",
  "/smart-class",
  "/labs",
  "/library",
  "/sports",
  "/art-room",
  "/music&aerobic",
  "/swimming-pool-and-open-gym",
  "/contact",
  "/contact?about=visit",
  "/application",
  "/privacy",
  "/terms",
  "/accessibility",
  "/sitemap",
  "/newsletter",
  "/newsletter/unsubscribe?token=none",
  "/login",
  "/login-help",
  "/set-password?link=none",
  "/logout",
  "/nowhere",
];

/** One public page of each layout. */
const layouts = [
  "/",
  "/notices",
  "/notices/1",
  "/school-gallery",
  "/school-gallery/1-festivals-and-celebrations",
  "/career",
  "/parents-testimonial",
  "/mandatory-public-disclosure",
  "/curriculum?month=2025-05",
  "/about-us",
  "/labs",
  "/contact",
  "/newsletter",
  "/login",
  "/nowhere",
];

/**
 * What a browser test looks at in one of its two projects: every public page with script, one of each layout without,
 * where a page is the same HTML and style. `npm run test:axe` looks at all of them without script too.
 */
export function pagesOfProject(project: { name: string }): string[] {
  return project.name === "js" ? publicPages : layouts;
}

/** The pages of every kind of record: list, add, and those of one record where the sample content has one. */
const recordPages = allKinds.flatMap((kind) => [
  kind.pages.list,
  ...(isKept(kind)
    ? [
        kind.pages.add,
        `${kind.pages.record}/1/update`,
        `${kind.pages.record}/1/delete`,
        `${kind.pages.list}/chosen?do=delete&id=1`,
      ]
    : []),
]);

/** Every dashboard page that the sample content has. */
export const dashboardPages = [
  "/dashboard",
  ...recordPages,
  "/dashboard/album/1/photos",
  "/dashboard/album/1/photos/add",
  "/dashboard/album/1/photos/chosen?do=move&id=9",
  "/dashboard/album/1/captions",
  "/dashboard/first-steps",
  "/dashboard/help",
  "/dashboard/help/booklet",
  "/dashboard/help/notices",
  "/dashboard/texts",
  "/dashboard/texts/about_heading",
  "/dashboard/texts/story",
  "/dashboard/photo-copies",
  "/dashboard/reply-texts",
  "/dashboard/reply-texts/add",
  "/dashboard/reply-texts/1",
  "/dashboard/reply-texts/1/delete",
  "/dashboard/account",
  "/dashboard/staff",
  "/dashboard/staff/add",
  "/dashboard/staff/password",
  "/dashboard/staff/passkeys",
  "/dashboard/staff/second-step",
  "/dashboard/confirm",
  "/dashboard/activity",
  "/dashboard/person",
  "/dashboard/trash",
  "/dashboard/settings",
  "/dashboard/settings/mail",
  ...Object.keys(settingParts).map((key) => `/dashboard/settings/${key}`),
  "/dashboard/server",
  "/dashboard/backups",
];
