import type { ReactNode } from "react";

/** The head of every inner page: its name, and one line of what is there. */
export function PageHeader({ title, lead, id }: { title: string; lead?: ReactNode; id?: string }) {
  return (
    <header className="page-header">
      <div className="shell">
        <h1 id={id}>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
    </header>
  );
}
