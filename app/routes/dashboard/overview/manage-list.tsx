import { Link } from "@remix-run/react";
import { t } from "#say";
import { getAddTitle } from "~/content/records/kind";
import { staffKinds } from "~/content/records/registry";
import { Icon } from "~/ui/icons/icon";

/** Lists of specification section 2, with links to add records. */
export function ManageList() {
  return (
    <section className="panel">
      <h2>{t(/* On a link to an account, and the title of a list of what can be managed. */ "Manage")}</h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {staffKinds.map((kind) => (
          <li key={kind.key} className="flex items-center gap-2 border-b border-line">
            <Link
              className="tap min-w-0 flex-1 gap-2 font-semibold no-underline hover:underline"
              to={kind.pages.list}
            >
              <Icon name={kind.menu.icon} size={18} />
              {t(kind.names.titles)}
            </Link>{" "}
            <Link
              className="tap flex-none gap-1 px-1 no-underline hover:underline"
              to={kind.pages.add}
              aria-label={getAddTitle(kind)}
            >
              <Icon name="plus" size={16} />
              {t("Add")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
