import { t } from "#say";
import {
  facilitiesGroup,
  footerLinks,
  linksOfGroup,
  type MenuGroup,
  type MenuLink,
  menu,
  type OwnLink,
  type RecordLinks,
  schoolLife,
  shownLinks,
} from "./menu";

export const inWords = (links: readonly OwnLink[]): MenuLink[] =>
  links.map(({ label, to }) => ({ label: t(label), to }));

export function shownMenu(
  hidden: readonly string[],
  { facilities, pages }: RecordLinks,
): (MenuLink | MenuGroup)[] {
  return menu.flatMap((entry): (MenuLink | MenuGroup)[] => {
    if ("to" in entry) return inWords(shownLinks([entry], hidden));
    const own = entry.label === facilitiesGroup ? facilities.menu : inWords(entry.links);
    const links = shownLinks([...own, ...linksOfGroup(pages, entry.label)], hidden);
    return links.length > 0 ? [{ label: t(entry.label), links }] : [];
  });
}

/** Removes hidden links; facilities are the first links of school life. Groups of the menu have their pages here too. */
export function shownFooter(hidden: readonly string[], { facilities, pages }: RecordLinks): MenuGroup[] {
  return footerLinks
    .map(({ label, links }) => ({
      label: t(label),
      links: shownLinks(
        [
          ...(label === schoolLife ? facilities.footer : []),
          ...inWords(links),
          ...linksOfGroup(pages, label),
        ],
        hidden,
      ),
    }))
    .filter(({ links }) => links.length > 0);
}
