import { languageProps } from "../../text/language";
import { Icon } from "../icons/icon";

interface LinkListProps {
  links: readonly { label: string; to: string }[];
  columns?: boolean;
  current?: string;
}

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
