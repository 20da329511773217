import { t } from "#say";
import {
  facilitiesGroup,
  footerLinks,
  type MenuGroup,
  type MenuLink,
  menu,
  type OwnLink,
  schoolLife,
  shownLinks,
} from "./menu";

export const inWords = (links: readonly OwnLink[]): MenuLink[] =>
  links.map(({ label, to }) => ({ label: t(label), to }));

export function shownMenu(
  hidden: readonly string[],
  facilities: readonly MenuLink[],
): (MenuLink | MenuGroup)[] {
  return menu.flatMap((entry): (MenuLink | MenuGroup)[] => {
    if ("to" in entry) return inWords(shownLinks([entry], hidden));
    const all = entry.label === facilitiesGroup ? facilities : inWords(entry.links);
    const links = shownLinks(all, hidden);
    return links.length > 0 ? [{ label: t(entry.label), links }] : [];
  });
}

/** Removes hidden links; facilities are the first links of school life. */
export function shownFooter(hidden: readonly string[], facilities: readonly MenuLink[]): MenuGroup[] {
  return footerLinks
    .map(({ label, links }) => ({
      label: t(label),
      links: shownLinks([...(label === schoolLife ? facilities : []), ...inWords(links)], hidden),
    }))
    .filter(({ links }) => links.length > 0);
}
