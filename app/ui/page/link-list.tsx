import { languageProps } from "../../text/language";
import { Icon } from "../icons/icon";

interface LinkListProps {
  links: readonly { label: string; to: string }[];
  /** In two columns where the list has a phone's or a tablet's width to itself. */
  columns?: boolean;
  /** The address of the page that shows them. */
  current?: string;
}

/** Links below one another. */
export function LinkList({ links, columns = false, current }: LinkListProps) {
  return (
    <ul className={columns ? "link-list 2xs:max-lg:columns-2 2xs:max-lg:gap-x-5" : "link-list"}>
      {links.map(({ label, to }) => (
        <li key={`${to} ${label}`}>
          <a href={to} aria-current={to === current ? "page" : undefined} {...languageProps(label)}>
            {label}
            <Icon name="chevron-right" size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
