import { Link } from "@remix-run/react";
import { Icon } from "./icon";

interface DeleteLinkProps {
  to: string;
  /** What is deleted, for who hears the link alone. */
  of: string;
  /** What the link says. */
  verb?: "Delete" | "Remove" | "Erase";
  /** In the compact row of a list. */
  inRow?: boolean;
}

/** Leads to the page that asks before something is deleted. */
export function DeleteLink({ to, of, verb = "Delete", inRow = false }: DeleteLinkProps) {
  return (
    <Link
      className={inRow ? "row-action text-red" : "button button-quiet text-red"}
      to={to}
      aria-label={`${verb} ${of}`}
    >
      <Icon name="trash" size={inRow ? 16 : 18} />
      {verb}
    </Link>
  );
}
