import { englishTasks } from "~/help/tasks.server";

/** Path of a help task's file. @param code language @param name of the task */
export function helpFile(code: string, name = ""): string {
  const number = englishTasks.findIndex((task) => task.name === name) + 1;
  return `help/${code}/${String(number).padStart(2, "0")}-${name}.md`;
}
