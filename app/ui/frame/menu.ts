/** A line of the menu, or of a list of links. */
export interface MenuLink {
  label: string;
  to: string;
}

interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
}

/** The navigation bar of specification section 2. */
export const menu: readonly (MenuLink | MenuGroup)[] = [
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
    label: "Facilities",
    links: [
      { label: "Smart Class", to: "/smart-class" },
      { label: "Labs", to: "/labs" },
      { label: "Library", to: "/library" },
      { label: "Sports activity", to: "/sports" },
      { label: "Art Room", to: "/art-room" },
      { label: "Aerobic & Music Room", to: "/music&aerobic" },
      { label: "Swimming Pool & Open Gym", to: "/swimming-pool-and-open-gym" },
    ],
  },
  { label: "Events", to: "/events" },
  { label: "Mandatory Public Disclosure", to: "/mandatory-public-disclosure" },
  { label: "Gallery", to: "/school-gallery" },
  { label: "Contact", to: "/contact" },
];

/** Footer links as in the product, spellings included; routes.ts leads the odd ones to the page meant. */
export const footerLinks: readonly MenuGroup[] = [
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
    label: "School life",
    links: [
      { label: "Sports", to: "/sports" },
      { label: "Library", to: "/library" },
      { label: "Events", to: "/evnets" },
      { label: "Calendar", to: "/calendar" },
      { label: "Contact", to: "/contact" },
    ],
  },
];

/** The footer's small print. */
export const legalLinks: readonly MenuLink[] = [
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Accessibility", to: "/accessibility" },
  { label: "Sitemap", to: "/sitemap" },
];

/** Quick links beside the notices on the home page, spellings as in the product. */
export const noticeQuickLinks: readonly MenuLink[] = [
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
export const fixedEntries: Record<string, string> = {
  "/": "It always stays: it leads back to the first page.",
  "/mandatory-public-disclosure": "It always stays: the CBSE asks every school for it.",
  "/contact": "It always stays: visitors need a way to reach the school.",
};

/** Which of some links the school has not hidden; one that leads to another page goes with that page. */
export function shownLinks(links: readonly MenuLink[], hidden: readonly string[]): MenuLink[] {
  return links.filter(({ to }) => !hidden.includes(aliases[to.slice(1)] ?? to));
}

/** The navigation bar without the pages that the school has hidden; a group of which nothing is left is not shown. */
export function shownMenu(hidden: readonly string[]): (MenuLink | MenuGroup)[] {
  return menu.flatMap((entry): (MenuLink | MenuGroup)[] => {
    if ("to" in entry) return shownLinks([entry], hidden);
    const links = shownLinks(entry.links, hidden);
    return links.length > 0 ? [{ label: entry.label, links }] : [];
  });
}
