import { type Message, msg } from "#message";

export interface MenuLink {
  label: string;
  to: string;
}

export interface MenuGroup<Link extends MenuLink = MenuLink> {
  label: Link["label"];
  links: readonly Link[];
}

export interface OwnLink extends MenuLink {
  label: Message;
}

export const parentsGroup = msg("Parents");
export const facilitiesGroup = msg("Facilities");
export const schoolLife = msg("School life");

/** Navigation bar of specification section 2. */
export const menu: readonly (OwnLink | MenuGroup<OwnLink>)[] = [
  { label: msg("Home"), to: "/" },
  {
    label: msg(/* heads the pages about the school */ "About"),
    links: [
      { label: msg("Our Story"), to: "/about-us" },
      { label: msg("Mission & Vision"), to: "/mission" },
      { label: msg("Principal message"), to: "/principal" },
      { label: msg("Career"), to: "/career" },
    ],
  },
  {
    label: msg("Academics"),
    links: [
      { label: msg("Programs"), to: "/programs" },
      { label: msg("Curriculum"), to: "/curriculum" },
      { label: msg("Faculty"), to: "/faculty" },
      { label: msg("Results"), to: "/results" },
      { label: msg("Parents Testimonial"), to: "/parents-testimonial" },
    ],
  },
  {
    label: parentsGroup,
    links: [
      { label: msg("Notices"), to: "/notices" },
      { label: msg("Admission"), to: "/admission" },
      { label: msg("Fees"), to: "/fees" },
      { label: msg("Calendar of the year"), to: "/year-calendar" },
      { label: msg("Timings and transport"), to: "/timings" },
      { label: msg("Transfer certificates"), to: "/transfer-certificates" },
      { label: msg("Staff directory"), to: "/staff-directory" },
    ],
  },
  { label: facilitiesGroup, links: [] },
  { label: msg("Events"), to: "/events" },
  { label: msg("Mandatory Public Disclosure"), to: "/mandatory-public-disclosure" },
  { label: msg("Gallery"), to: "/school-gallery" },
  { label: msg("Contact"), to: "/contact" },
];

/** Footer links with the original spellings; routes.ts redirects misspelt addresses. */
export const footerLinks: readonly MenuGroup<OwnLink>[] = [
  {
    label: msg(/* heads the links in the footer */ "Explore"),
    links: [
      { label: msg("Home"), to: "/home" },
      { label: msg("About us"), to: "/about-us" },
      { label: msg("Faculty"), to: "/faculty" },
      { label: msg("Curriculum"), to: "/curriculum" },
      { label: msg("Results"), to: "/result" },
    ],
  },
  {
    label: parentsGroup,
    links: [
      { label: msg("Notices"), to: "/notices" },
      { label: msg("Admission"), to: "/admission" },
      { label: msg("Fees"), to: "/fees" },
      { label: msg("Transfer certificates"), to: "/transfer-certificates" },
      { label: msg("Career"), to: "/career" },
    ],
  },
  {
    label: schoolLife,
    links: [
      { label: msg("Events"), to: "/evnets" },
      { label: msg("Calendar"), to: "/calendar" },
      { label: msg("Contact"), to: "/contact" },
    ],
  },
];

/** Below pages that belong to no group of the menu, such as albums. */
export const schoolLifeLinks: readonly OwnLink[] = [
  { label: msg("Events"), to: "/events" },
  { label: msg("Gallery"), to: "/school-gallery" },
  { label: msg("Results"), to: "/results" },
  { label: msg("Parents Testimonial"), to: "/parents-testimonial" },
  { label: msg("Calendar of the year"), to: "/year-calendar" },
];

export const legalLinks: readonly OwnLink[] = [
  { label: msg("Privacy"), to: "/privacy" },
  { label: msg("Terms"), to: "/terms" },
  { label: msg("Accessibility"), to: "/accessibility" },
  { label: msg("Sitemap"), to: "/sitemap" },
];

/** Quick links on the home page, with the original spellings. */
export const noticeQuickLinks: readonly OwnLink[] = [
  { label: msg("About us"), to: "/about-us" },
  { label: msg("Faculty"), to: "/faculty" },
  { label: msg("Curriculum"), to: "/curriculum" },
  { label: msg("Events"), to: "/evenets" },
  { label: msg("Results"), to: "/results" },
  { label: msg("Principal"), to: "/chair-person" },
  { label: msg("Gallery"), to: "/gallery" },
  { label: msg("Contact"), to: "/contact" },
];

/** Addresses that other pages answer. */
export const aliases: Record<string, string> = {
  evenets: "/events",
  evnets: "/events",
  result: "/results",
  home: "/",
  "index.html": "/",
  "index.php": "/",
  gallery: "/school-gallery",
  "chair-person": "/principal",
  calendar: "/curriculum",
  deletefaculty: "/dashboard/deletefaculty",
  uploadimage: "/dashboard/uploadimage",
  deleteimage: "/dashboard/deleteimage",
  manageresults: "/dashboard/manageresults",
  "notice/:id/update": "/dashboard/notice/:id/update",
};

/** Labels of the groups that can have pages of the school. */
export const menuGroups: readonly Message[] = menu.flatMap((entry) =>
  "links" in entry ? [entry.label] : [],
);

/** Page of the school, with the label of its group; empty if it is not in the menu. */
export interface PageLink extends MenuLink {
  group: string;
}

export interface RecordLinks {
  facilities: { menu: readonly MenuLink[]; footer: readonly MenuLink[] };
  pages: readonly PageLink[];
}

export const linksOfGroup = (pages: readonly PageLink[], group: Message): MenuLink[] =>
  pages.filter((page) => page.group === group).map(({ label, to }) => ({ label, to }));

export const fixedEntries: Record<string, Message> = {
  "/": msg(
    /* Why an entry of the menu cannot be hidden. */ "It always stays: it leads back to the first page.",
  ),
  "/mandatory-public-disclosure": msg(
    /* Why an entry of the menu cannot be hidden. */ "It always stays: the CBSE asks every school for it.",
  ),
  "/contact": msg(
    /* Why an entry of the menu cannot be hidden. */ "It always stays: visitors need a way to reach the school.",
  ),
};

/** Removes hidden links; aliases are hidden with their page. */
export function shownLinks<Link extends MenuLink>(links: readonly Link[], hidden: readonly string[]): Link[] {
  return links.filter(({ to }) => {
    const [path = ""] = to.split("#");
    return !hidden.includes(aliases[path.slice(1)] ?? path);
  });
}

export function menuPages(): readonly OwnLink[] {
  return menu.flatMap((entry) => ("to" in entry ? [entry] : entry.links));
}
