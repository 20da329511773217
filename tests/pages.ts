import { archiveName } from "../app/backup/names";
import { allKinds, isStaffKind } from "../app/kinds/registry";
import { messageId } from "../app/languages/message-list.server";
import { settingParts } from "../app/settings/parts";

export const sampleNotice = "1-parent-teacher-meeting-for-classes-vi-to-x";

/** All public pages, for tests that walk over them. */
export const publicPages = [
  "/",
  "/?tab=events",
  ...allKinds.flatMap(({ page }) => page ?? []),
  "/notices/archive",
  `/notices/${sampleNotice}`,
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
  "/uniform",
  "/contact",
  "/contact?about=visit",
  "/application",
  "/admission",
  "/admission/enquiry",
  "/fees",
  "/year-calendar",
  "/timings",
  "/staff-directory",
  "/privacy",
  "/terms",
  "/accessibility",
  "/search?q=holiday",
  "/sitemap",
  "/offline",
  "/school.html/check",
  "/transfer-certificates",
  "/take-down/photo/1",
  "/take-down/testimonial/9999",
  "/newsletter",
  "/newsletter/confirm?token=none",
  "/newsletter/unsubscribe?token=none",
  "/login",
  "/login-help",
  "/set-password",
  "/logout",
  "/nowhere",
];

/** Public pages with status 404. */
export const missingPages = ["/take-down/testimonial/9999", "/nowhere"];

const layouts = [
  "/",
  "/notices",
  `/notices/${sampleNotice}`,
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
  "/take-down/photo/1",
  "/fees",
  "/year-calendar",
  "/login",
  "/nowhere",
];

/** Pages checked in every language. */
export const pagesInLanguages = [
  "/",
  "/notices",
  `/notices/${sampleNotice}`,
  "/about-us",
  "/admission",
  "/fees",
  "/curriculum",
  "/mandatory-public-disclosure",
  "/school-gallery",
  "/contact",
];

/**
 * Pages of a Playwright project: all with script, one per layout without. `npm run test:axe` checks all
 * without script too.
 */
export function pagesOfProject(project: { name: string }): string[] {
  return project.name === "js" ? publicPages : layouts;
}

/** List, add and record pages of every kind, as far as sample content has them. */
const recordPages = allKinds.flatMap((kind) => [
  kind.pages.list,
  ...(isStaffKind(kind)
    ? [
        kind.pages.add,
        ...("many" in kind.pages && kind.pages.many ? [kind.pages.many] : []),
        `${kind.pages.record}/1/update`,
        `${kind.pages.record}/1/delete`,
        `${kind.pages.list}/chosen?do=delete&id=1`,
      ]
    : []),
]);

export const dashboardPages = [
  "/dashboard",
  ...recordPages,
  "/dashboard/transfer-certificates/add",
  "/dashboard/album/1/photos",
  "/dashboard/album/1/photos?arrange=yes",
  "/dashboard/album/1/photos/chosen?do=consent&id=9",
  "/dashboard/album/1/photos/add",
  "/dashboard/album/1/photos/chosen?do=move&id=9",
  "/dashboard/album/1/captions",
  "/dashboard/blur/photo/1",
  "/dashboard/first-steps",
  "/dashboard/first-steps/remove-samples",
  "/dashboard/help",
  "/dashboard/help/booklet",
  "/dashboard/help/notices",
  "/dashboard/appendix-ix",
  "/dashboard/appendix-ix/a",
  "/dashboard/appendix-ix/b",
  "/dashboard/appendix-ix/c",
  "/dashboard/appendix-ix/results",
  "/dashboard/appendix-ix/report",
  "/dashboard/find?q=fees",
  "/dashboard/pages",
  "/dashboard/principal",
  "/dashboard/pages?page=/fees",
  "/dashboard/languages",
  "/dashboard/notice/1/sms",
  "/dashboard/school-closed",
  "/dashboard/school-closed/messages?day=2026-11-27&reason=rain",
  "/dashboard/languages/notices/1/or",
  "/dashboard/languages/words",
  `/dashboard/languages/words/or/${messageId("Menu")}`,
  "/dashboard/texts/about_heading",
  "/dashboard/texts/story",
  "/dashboard/texts/fees_table",
  "/dashboard/texts/admission_dates",
  "/dashboard/photo-copies",
  "/dashboard/consents/missing/photo",
  "/dashboard/consents/print",
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
  "/dashboard/subscribers/next-issue",
  ...Object.keys(settingParts).map((key) => `/dashboard/settings/${key}`),
  "/dashboard/import",
  "/dashboard/redirects",
  "/dashboard/redirects/add",
  "/dashboard/server",
  "/dashboard/backups",
];

/** Pages of the records that visitors send, of certificates and of consents. */
const inboundPages: Record<string, string> = Object.fromEntries(
  allKinds
    .filter((kind) => !isStaffKind(kind))
    .flatMap(({ pages: { list, record, view } }) => [
      ...(view ? [[`${record}/:id`, `${record}/1`]] : []),
      [`${record}/:id/delete`, `${record}/1/delete`],
      [`${list}/chosen`, `${list}/chosen?do=delete&id=1`],
    ]),
);

/** Staff pages that need more than sample content, as in `openWholeSite` and after `fillRunningSite`. */
export const pagesBeyondSamples = {
  ...inboundPages,
  "/dashboard/consents/:kind/:id": "/dashboard/consents/topper/1",
  "/dashboard/trash/chosen": "/dashboard/trash/chosen?do=restore&id=notice:2",
  "/dashboard/trash/:item/erase": "/dashboard/trash/notice:2/erase",
  "/dashboard/staff/:id": "/dashboard/staff/2",
  "/dashboard/staff/:id/link": "/dashboard/staff/2/link",
  "/dashboard/staff/:id/role": "/dashboard/staff/2/role",
  "/dashboard/staff/:id/remove": "/dashboard/staff/2/remove",
  "/dashboard/staff/:id/second-step": "/dashboard/staff/2/second-step",
  "/dashboard/person/erase": "/dashboard/person/erase?item=message:1",
  "/dashboard/notice-preview/:key": "/dashboard/notice-preview/abcdefghijklmnopqrstuv",
  "/dashboard/page-preview/:key": "/dashboard/page-preview/abcdefghijklmnopqrstuw",
  "/dashboard/facilities/:id/versions/:version": "/dashboard/facilities/1/versions/2",
  "/dashboard/programs/:id/versions/:version": "/dashboard/programs/1/versions/6",
  "/dashboard/amenities/:id/versions/:version": "/dashboard/amenities/1/versions/8",
  "/dashboard/facility-cards/:id/versions/:version": "/dashboard/facility-cards/1/versions/10",
  "/dashboard/own-pages/:id/versions/:version": "/dashboard/own-pages/1/versions/12",
  "/dashboard/texts/:name/versions/:id": "/dashboard/texts/privacy/versions/1",
  "/dashboard/import/:id/undo": "/dashboard/import/1/undo",
  "/dashboard/redirects/:id/delete": "/dashboard/redirects/1/delete",
  "/dashboard/backups/:name": `/dashboard/backups/${archiveName(new Date("2026-03-01T02:30:00Z"))}`,
};

/** All staff addresses, including those that are no pages. */
export const staffAddresses = [
  ...dashboardPages,
  ...Object.values(pagesBeyondSamples),
  "/dashboard/texts",
  ...allKinds.filter(isStaffKind).flatMap(({ pages }) => [`${pages.list}.xlsx`, `${pages.list}.csv`]),
  "/dashboard/activity.csv",
  ...allKinds.flatMap(({ pages }) => [
    ...(pages.many ? [`${pages.many}.csv`] : []),
    ...(pages.csv ? [pages.csv] : []),
  ]),
  "/dashboard/appendix-ix/results.csv",
  "/dashboard/languages/corrected.js",
  "/dashboard/undo",
  "/dashboard/consents/slip/1",
  "/dashboard/blur/photo/1/picture?areas=1,1,9,9",
  "/dashboard/person/erase",
  "/dashboard/person/person.zip",
  "/dashboard/uploadimage/one",
  "/dashboard/albums/start",
  "/dashboard/album/1/photos/one",
  "/dashboard/notice-files",
  "/dashboard/notice-files/1",
  "/dashboard/page-files",
  "/dashboard/page-files/1",
  "/dashboard/publishing?item=notice:1&deed=take-off",
  "/dashboard/form-saved",
  "/dashboard/parked-forms/x/discard",
  "/dashboard/trash?q=x",
  "/logout",
];
