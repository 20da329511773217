/** The navigation bar of specification section 2. */
export const menu = [
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
] as const;

/** Footer links as in the product, spellings included; routes.ts leads the odd ones to the page meant. */
export const footerLinks = [
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
] as const;

/** The footer's small print. */
export const legalLinks = [
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Accessibility", to: "/accessibility" },
  { label: "Sitemap", to: "/sitemap" },
] as const;

/** Quick links beside the notices on the home page, spellings as in the product. */
export const noticeQuickLinks = [
  { label: "About us", to: "/about-us" },
  { label: "Faculty", to: "/faculty" },
  { label: "Curriculum", to: "/curriculum" },
  { label: "Events", to: "/evenets" },
  { label: "Results", to: "/results" },
  { label: "Principal", to: "/chair-person" },
  { label: "Gallery", to: "/gallery" },
  { label: "Contact", to: "/contact" },
] as const;

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
