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

/** Links of the program in the language of the page. */
export const inWords = (links: readonly OwnLink[]): MenuLink[] =>
  links.map(({ label, to }) => ({ label: t(label), to }));

/** The navigation bar without the pages that the school has hidden; a group of which nothing is left is not shown. */
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

/** The footer's links likewise; those to facilities come first in the life of the school. */
export function shownFooter(hidden: readonly string[], facilities: readonly MenuLink[]): MenuGroup[] {
  return footerLinks
    .map(({ label, links }) => ({
      label: t(label),
      links: shownLinks([...(label === schoolLife ? facilities : []), ...inWords(links)], hidden),
    }))
    .filter(({ links }) => links.length > 0);
}
