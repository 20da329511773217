import { allKinds } from "~/content/records/registry";
import { pictures } from "./pictures.server";
import { helpPath, pictureName, type Step, type Task } from "./task";
import { tasks } from "./tasks.server";

/** A step with the address of its picture, if it has one. */
export interface ShownStep extends Pick<Step, "words"> {
  picture?: { src: string; width: number; height: number; alt: string };
}

export interface ShownTask extends Omit<Task, "steps" | "kinds" | "paths"> {
  steps: ShownStep[];
}

/** Which addresses lead to which task, the longest first. */
const beginnings = tasks
  .flatMap((task) => {
    const kinds = allKinds.filter(({ key }) => task.kinds?.includes(key));
    const pages = kinds.flatMap(({ pages: { list, add, record } }) => [list, record, ...(add ? [add] : [])]);
    return [...pages, ...(task.paths ?? [])].map((path) => ({ path: path.toLowerCase(), task }));
  })
  .sort((one, other) => other.path.length - one.path.length);

/** The help page of a page of staff; undefined where there is none, as for the help itself. */
export function helpFor(pathname: string): { title: string; to: string } | undefined {
  const asked = pathname.toLowerCase();
  if (asked === helpPath || asked.startsWith(`${helpPath}/`)) return undefined;
  const task = beginnings.find(({ path }) => asked === path || asked.startsWith(`${path}/`))?.task;
  return task && { title: task.title, to: `${helpPath}/${task.name}` };
}

function shown({ steps, kinds: _, paths: __, ...task }: Task): ShownTask {
  return {
    ...task,
    steps: steps.map(({ words, marked }, index) => {
      const name = pictureName(task, index);
      const picture = pictures[name];
      if (!marked || !picture) return { words };
      const { width, height } = picture;
      const alt = `The page with ${marked.words} marked.`;
      return { words, picture: { src: `/help/${name}.webp`, width, height, alt } };
    }),
  };
}

/** A task by its name. */
export function findTask(name: string | undefined): ShownTask | undefined {
  const task = tasks.find((one) => one.name === name);
  return task && shown(task);
}

/** Every task, in their order. */
export const allTasks = (): ShownTask[] => tasks.map(shown);

const folded = (text: string) => text.replaceAll("**", "").toLowerCase();

/** The tasks that have every word searched for, in their titles, steps or notes. */
export function searchTasks(search: string): Pick<Task, "name" | "title" | "administrators">[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return tasks.filter(({ title, intro = "", steps, notes = [] }) => {
    const text = folded([title, intro, ...steps.map((step) => step.words), ...notes].join(" "));
    return words.every((word) => text.includes(word));
  });
}
