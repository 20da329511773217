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
  /** What is deleted, for who hears the link alone. */
  of: string;
  /** What the link says. */
  verb?: keyof typeof labels;
  /** In the compact row of a list. */
  inRow?: boolean;
}

/** Leads to the page that asks before something is deleted. */
export function DeleteLink({ to, of, verb = "Delete", inRow = false }: DeleteLinkProps) {
  return (
    <Link
      className={inRow ? "row-action text-red" : "button button-quiet text-red"}
      to={to}
      aria-label={t(labels[verb], { name: of })}
    >
      <Icon name="trash" size={inRow ? 16 : 18} />
      {t(verb)}
    </Link>
  );
}
