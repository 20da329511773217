import { Icon } from "./icon";
import { languageOf } from "./language";

interface LinkListProps {
  links: readonly { label: string; to: string }[];
  /** The address of the page that shows them. */
  current?: string;
}

/** Links below one another. */
export function LinkList({ links, current }: LinkListProps) {
  return (
    <ul className="link-list">
      {links.map(({ label, to }) => (
        <li key={`${to} ${label}`}>
          <a href={to} aria-current={to === current ? "page" : undefined} lang={languageOf(label)}>
            {label}
            <Icon name="chevron-right" size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
