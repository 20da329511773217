import { Link } from "@remix-run/react";

interface LinkPanelProps {
  title: string;
  words: string;
  to: string;
  action: string;
  danger?: boolean;
}

export function LinkPanel({ title, words, to, action, danger = false }: LinkPanelProps) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      <p>{words}</p>
      <p className="actions">
        <Link className={danger ? "button button-quiet text-red" : "button button-quiet"} to={to}>
          {action}
        </Link>
      </p>
    </section>
  );
}
