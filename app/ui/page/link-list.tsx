import { languageProps } from "../../text/language";

/** Columns of small windows only, because the list is a sidebar of large ones, or of all. */
const columnClasses = {
  small: "2xs:max-lg:columns-2 2xs:max-lg:gap-x-5",
  beside: "grid grid-cols-1 gap-x-5 2xs:grid-cols-2 xl:grid-cols-1 [&>li]:grid",
  all: "grid grid-cols-1 gap-x-5 2xs:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 [&>li]:grid",
  none: "",
};

interface LinkListProps {
  links: readonly { label: string; to: string }[];
  columns?: keyof typeof columnClasses;
  current?: string;
  /** On phones four links. */
  few?: boolean;
}

export function LinkList({ links, columns = "none", current, few = false }: LinkListProps) {
  return (
    <ul className={`link-list ${columnClasses[columns]} ${few ? "[&_a]:leading-tight" : ""}`}>
      {links.map(({ label, to }) => (
        <li key={`${to} ${label}`} className={few ? "max-md:nth-[n+5]:hidden!" : undefined}>
          <a href={to} aria-current={to === current ? "page" : undefined} {...languageProps(label)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
