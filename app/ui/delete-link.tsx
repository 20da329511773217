import { Link } from "@remix-run/react";
import { Icon } from "./icon";

interface DeleteLinkProps {
  to: string;
  /** What is deleted, for who hears the link alone. */
  of: string;
  /** What the link says. */
  verb?: "Delete" | "Remove" | "Erase";
}

/** Leads to the page that asks before something is deleted. */
export function DeleteLink({ to, of, verb = "Delete" }: DeleteLinkProps) {
  return (
    <Link className="button button-quiet text-red" to={to} aria-label={`${verb} ${of}`}>
      <Icon name="trash" size={18} />
      {verb}
    </Link>
  );
}
