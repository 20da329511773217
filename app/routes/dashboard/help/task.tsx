import { Link, useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { findTask } from "~/help/find.server";
import { helpPath } from "~/help/task";
import { TaskBody } from "~/help/task-body";
import { notFound } from "~/http/refusal";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";

export const loader = staffLoader("editor", async ({ params }) => {
  const task = findTask(params.task);
  if (!task) throw notFound();
  return task;
});

export const meta = titled<typeof loader>((data) => (data ? `${t("Help")}: ${data.title}` : t("Help")));

export default function HelpTask() {
  const task = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{task.title}</h1>
      <TaskBody task={task} />
      <p className="print:hidden">
        <Link to={helpPath}>{t("All help pages")}</Link>
      </p>
    </>
  );
}
