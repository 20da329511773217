import { Link } from "@remix-run/react";
import { keptKinds } from "~/content/records/registry";
import { Icon } from "~/ui/icon";

/** What staff can manage, each with the way to add one. */
export function ManageGrid() {
  return (
    <ul className="manage-grid">
      {keptKinds
        .filter(({ card }) => card !== false)
        .map(({ key, names: { titles }, pages }) => (
          <li key={key} className="panel">
            <h2>{titles}</h2>
            <p className="actions">
              <Link
                className="button button-quiet"
                to={pages.add ?? pages.list}
                aria-label={`Add to ${titles}`}
              >
                <Icon name="plus" size={18} />
                Add
              </Link>
              <Link className="button button-quiet" to={pages.list} aria-label={`Manage ${titles}`}>
                Manage
              </Link>
            </p>
          </li>
        ))}
    </ul>
  );
}
