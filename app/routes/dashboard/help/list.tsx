import { Link, useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { searchTasks } from "~/help/find.server";
import { helpPath } from "~/help/task";
import { readSearch } from "~/lists/paging.server";
import { roleWords } from "~/session/roles";
import { ButtonLink } from "~/ui/form/button";
import { EmptyList } from "~/ui/lists/empty-list";
import { ListSearch } from "~/ui/lists/list-search";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";

export const loader = staffLoader("editor", async ({ request }) => {
  const search = readSearch(request) ?? "";
  const tasks = searchTasks(search).map(({ name, title, role }) => ({ name, title, role }));
  return { search, tasks };
});

export const meta = titled(msg("Help"));

export default function Help() {
  const { search, tasks } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("Help")}</h1>
      <p className="lead">
        {t(
          "What do you want to do? Most things you delete can be restored for 30 days. Messages, resumes and certificates cannot.",
        )}
      </p>
      <ListSearch
        key={search}
        path={helpPath}
        search={search}
        isNarrowed={search !== ""}
        names={{ form: t("Help"), box: t("Search the help") }}
      />
      {tasks.length === 0 ? (
        <EmptyList icon="search">
          {t("No help page has “{search}”. Try one other word, such as photo or password.", { search })}
        </EmptyList>
      ) : (
        <ul className="rows">
          {tasks.map(({ name, title, role }) => (
            <li key={name} className="border-t border-line py-1.5">
              <Link className="block py-1.5 font-semibold no-underline" to={`${helpPath}/${name}`}>
                {title}
                {role === "editor" ? null : (
                  <span className="hint font-normal"> ({t(roleWords[role].label)})</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <ButtonLink to={`${helpPath}/booklet`}>{t("All of it as a booklet to print")}</ButtonLink>
      </p>
    </>
  );
}
