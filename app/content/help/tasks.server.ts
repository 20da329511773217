import type { Task } from "./task";
import { inboxTasks } from "./tasks/inbox.server";
import { publishTasks } from "./tasks/publish.server";
import { schoolTasks } from "./tasks/school.server";
import { settingsTasks } from "./tasks/settings.server";
import { workTasks } from "./tasks/work.server";

/** Every task that has a help page, in the order of the booklet. */
export const tasks: readonly Task[] = [
  ...publishTasks,
  ...inboxTasks,
  ...schoolTasks,
  ...settingsTasks,
  ...workTasks,
];
