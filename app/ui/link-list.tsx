import { Icon } from "./icon";

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
        <li key={label}>
          <a href={to} aria-current={to === current ? "page" : undefined}>
            {label}
            <Icon name="chevron-right" size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
