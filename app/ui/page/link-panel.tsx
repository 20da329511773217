import { ButtonLink } from "../form/button";

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
        <ButtonLink variant={danger ? "delete" : "quiet"} to={to}>
          {action}
        </ButtonLink>
      </p>
    </section>
  );
}
