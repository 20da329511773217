import { Link } from "@remix-run/react";
import { type Message, msg } from "#message";
import { t } from "#say";
import { Icon } from "../icons/icon";

const labels = {
  Delete: msg("Delete {name}"),
  Remove: msg("Remove {name}"),
  Erase: msg("Erase {name}"),
} as const satisfies Record<string, Message>;

interface DeleteLinkProps {
  to: string;
  /** Screen-reader text: the deleted thing. */
  of: string;
  verb?: keyof typeof labels;
  inRow?: boolean;
}

export function DeleteLink({ to, of, verb = "Delete", inRow = false }: DeleteLinkProps) {
  return (
    <Link
      className={inRow ? "text-red!" : "button button-quiet text-red"}
      to={to}
      aria-label={t(labels[verb], { name: of })}
    >
      <Icon name="trash" size={inRow ? 16 : 18} />
      {t(verb)}
    </Link>
  );
}
