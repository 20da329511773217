import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

/** Title of a staff list, with the button that adds to it. */
export function ListTitle({ title, add, to }: { title: string; add: string; to: string }) {
  return (
    <div className="page-title">
      <h1>{title}</h1>
      <Link className="button button-primary" to={to}>
        <Icon name="plus" />
        {add}
      </Link>
    </div>
  );
}

export function EmptyList({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="empty">
      <Icon name={icon} size={28} />
      {children}
    </p>
  );
}

interface RowProps {
  /** Names the record in the labels of its buttons. */
  name: string;
  heading: ReactNode;
  /** Path of the record's pages, `…/update` and `…/delete`. */
  path: string;
  picture?: ReactNode;
  children?: ReactNode;
}

/** One record of a staff list, with its Update and Delete. */
export function Row({ name, heading, path, picture, children }: RowProps) {
  return (
    <li>
      <div className="row-record">
        {picture}
        <div>
          <h2>{heading}</h2>
          {children}
        </div>
      </div>
      <p className="actions">
        <Link className="button button-quiet" to={`${path}/update`} aria-label={`Update ${name}`}>
          <Icon name="pencil" size={18} />
          Update
        </Link>
        <Link
          className="button button-quiet button-danger-quiet"
          to={`${path}/delete`}
          aria-label={`Delete ${name}`}
        >
          <Icon name="trash" size={18} />
          Delete
        </Link>
      </p>
    </li>
  );
}
