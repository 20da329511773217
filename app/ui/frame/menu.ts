import type { Message } from "~/languages/messages";

/** A line of the menu, or of a list of links. */
export interface MenuLink {
  label: string;
  to: string;
}

/** Links under a heading. */
export interface MenuGroup<Link extends MenuLink = MenuLink> {
  label: Link["label"];
  links: readonly Link[];
}

/** A link that the program names, which it does in every language. */
export interface OwnLink extends MenuLink {
  label: Message;
}

export const facilitiesGroup = "Facilities";
export const schoolLife = "School life";

/** The navigation bar of specification section 2. */
export const menu: readonly (OwnLink | MenuGroup<OwnLink>)[] = [
  { label: "Home", to: "/" },
  {
    label: "About",
    links: [
      { label: "Our Story", to: "/about-us" },
      { label: "Mission & Vision", to: "/mission" },
      { label: "Principal message", to: "/principal" },
    ],
  },
  {
    label: "Academics",
    links: [
      { label: "Programs", to: "/programs" },
      { label: "Curriculum", to: "/curriculum" },
      { label: "Faculty", to: "/faculty" },
      { label: "Results", to: "/results" },
      { label: "Parents Testimonial", to: "/parents-testimonial" },
    ],
  },
  {
    label: "Parents",
    links: [
      { label: "Admission", to: "/admission" },
      { label: "Fees", to: "/fees" },
      { label: "Calendar of the year", to: "/year-calendar" },
      { label: "Timings and transport", to: "/timings" },
      { label: "Staff directory", to: "/staff-directory" },
    ],
  },
  // The facilities are records (app/content/facilities).
  { label: facilitiesGroup, links: [] },
  { label: "Events", to: "/events" },
  { label: "Mandatory Public Disclosure", to: "/mandatory-public-disclosure" },
  { label: "Gallery", to: "/school-gallery" },
  { label: "Contact", to: "/contact" },
];

/** Footer links as in the product, spellings included; routes.ts leads the odd ones to the page meant. */
export const footerLinks: readonly MenuGroup<OwnLink>[] = [
  {
    label: "Explore",
    links: [
      { label: "Home", to: "/home" },
      { label: "About us", to: "/about-us" },
      { label: "Faculty", to: "/faculty" },
      { label: "Curriculum", to: "/curriculum" },
      { label: "Results", to: "/result" },
    ],
  },
  {
    label: schoolLife,
    links: [
      { label: "Events", to: "/evnets" },
      { label: "Calendar", to: "/calendar" },
      { label: "Contact", to: "/contact" },
    ],
  },
];

/** The footer's small print. */
export const legalLinks: readonly OwnLink[] = [
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Accessibility", to: "/accessibility" },
  { label: "Sitemap", to: "/sitemap" },
];

/** Quick links beside the notices on the home page, spellings as in the product. */
export const noticeQuickLinks: readonly OwnLink[] = [
  { label: "About us", to: "/about-us" },
  { label: "Faculty", to: "/faculty" },
  { label: "Curriculum", to: "/curriculum" },
  { label: "Events", to: "/evenets" },
  { label: "Results", to: "/results" },
  { label: "Principal", to: "/chair-person" },
  { label: "Gallery", to: "/gallery" },
  { label: "Contact", to: "/contact" },
];

/** Every address above that another page answers, and that page. */
export const aliases: Record<string, string> = {
  evenets: "/events",
  evnets: "/events",
  result: "/results",
  home: "/",
  gallery: "/school-gallery",
  "chair-person": "/principal",
  calendar: "/curriculum",
  deletefaculty: "/dashboard/deletefaculty",
  uploadimage: "/dashboard/uploadimage",
  deleteimage: "/dashboard/deleteimage",
  manageresults: "/dashboard/manageresults",
  "notice/:id/update": "/dashboard/notice/:id/update",
};

/** The entries that cannot be hidden, and why. */
export const fixedEntries: Record<string, Message> = {
  "/": "It always stays: it leads back to the first page.",
  "/mandatory-public-disclosure": "It always stays: the CBSE asks every school for it.",
  "/contact": "It always stays: visitors need a way to reach the school.",
};

/** Which of some links the school has not hidden; one that leads to another page goes with that page. */
export function shownLinks<Link extends MenuLink>(links: readonly Link[], hidden: readonly string[]): Link[] {
  return links.filter(({ to }) => !hidden.includes(aliases[to.slice(1)] ?? to));
}

/** The pages of the navigation bar that are no records. */
export function menuPages(): readonly MenuLink[] {
  return menu.flatMap((entry) => ("to" in entry ? [entry] : entry.links));
}

/** The whole navigation bar. @param facilities the links to those that there are */
export function menuWith(facilities: readonly MenuLink[]): readonly (MenuLink | MenuGroup)[] {
  return menu.map((entry) => (entry.label === facilitiesGroup ? { ...entry, links: facilities } : entry));
}
