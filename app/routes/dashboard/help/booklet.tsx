import { Link, useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { allTasks } from "~/help/find.server";
import { helpPath } from "~/help/task";
import { TaskBody } from "~/help/task-body";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";

export const loader = staffLoader("editor", async () => {
  return { tasks: allTasks() };
});

export const meta = titled(msg("Help: booklet"));

/** Printable: contents, then a task per page. */
export default function HelpBooklet() {
  const { tasks } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("How the website is looked after")}</h1>
      <p className="lead">
        {t("Print this page from the menu of your browser, and keep it next to the telephone.")}
      </p>
      <p className="print:hidden">
        <Link to={helpPath}>{t("All help pages")}</Link>
      </p>
      <nav aria-label={t("Contents")} className="mt-6">
        <h2 className="text-lg">{t("Contents")}</h2>
        <ul>
          {tasks.map(({ name, title }) => (
            <li key={name} className="py-1">
              <a href={`#help-${name}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {tasks.map((task) => (
        <section key={task.name} id={`help-${task.name}`} className="mt-8 break-before-page">
          <h2 className="text-lg">{task.title}</h2>
          <TaskBody task={task} />
        </section>
      ))}
    </>
  );
}
