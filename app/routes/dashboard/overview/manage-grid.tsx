import { Link } from "@remix-run/react";
import { keptKinds } from "~/content/records/registry";
import { Icon } from "~/ui/icon";

/** What staff can manage, each with the way to add one. */
export function ManageGrid() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4">
      {keptKinds
        .filter(({ card }) => card !== false)
        .map(({ key, names: { titles }, pages }) => (
          <li key={key} className="panel m-0 px-5 py-4">
            <h2 className="text-xl">{titles}</h2>
            <p className="actions">
              <Link
                className="button button-quiet"
                to={pages.add ?? pages.list}
                aria-label={`Add to ${titles}`}
              >
                <Icon name="plus" size={18} />
                Add
              </Link>{" "}
              <Link className="button button-quiet" to={pages.list} aria-label={`Manage ${titles}`}>
                Manage
              </Link>
            </p>
          </li>
        ))}
    </ul>
  );
}
