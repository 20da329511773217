import { Link } from "@remix-run/react";
import { type Message, msg, t } from "#say";
import { ButtonLink } from "../form/button";
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
  const name = t(labels[verb], { name: of });
  return inRow ? (
    <Link className="text-red!" to={to} aria-label={name}>
      <Icon name="trash" size={16} />
      {t(verb)}
    </Link>
  ) : (
    <ButtonLink variant="delete" icon="trash" to={to} aria-label={name}>
      {t(verb)}
    </ButtonLink>
  );
}
