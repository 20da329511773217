import { Link } from "@remix-run/react";

interface LinkPanelProps {
  title: string;
  words: string;
  to: string;
  /** The words of the link. */
  action: string;
  /** What cannot be undone. */
  danger?: boolean;
}

/** One thing that can be done elsewhere, and why. */
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
