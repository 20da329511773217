import type { ReactNode } from "react";

interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  id?: string;
  /** Makes it a banner: a picture that fades into the words on a wide screen, and lies above them on a phone. */
  picture?: ReactNode;
}

/** The head of every inner page: its name, and one line of what is there. */
export function PageHeader({ title, lead, id, picture }: PageHeaderProps) {
  return (
    <header className={picture ? "page-header banner" : "page-header"}>
      {picture}
      <div className="shell">
        <h1 id={id}>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
    </header>
  );
}
