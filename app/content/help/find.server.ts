import type { Message } from "#message";
import { t } from "#say";
import { allKinds } from "~/content/records/registry";
import { trashDays } from "~/content/trash/days";
import { speakingEnglish } from "~/languages/current";
import { pictures } from "./pictures.server";
import { helpPath, pictureName, type Task } from "./task";
import { tasks } from "./tasks.server";

/** A step with the address of its picture, if it has one. */
export interface ShownStep {
  words: string;
  picture?: { src: string; width: number; height: number; alt: string };
}

export interface ShownTask extends Pick<Task, "name" | "administrators"> {
  title: string;
  intro: string | undefined;
  steps: ShownStep[];
  notes: string[];
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
  return task && { title: t(task.title), to: `${helpPath}/${task.name}` };
}

/** In the language of the page. */
const said = (message: Message) => t(message, { days: trashDays });

function shown(task: Task): ShownTask {
  const { name, title, administrators, intro, steps, notes = [] } = task;
  return {
    name,
    title: said(title),
    ...(administrators && { administrators }),
    intro: intro && said(intro),
    notes: notes.map(said),
    steps: steps.map(({ words: message, marked }, index) => {
      const words = said(message);
      const name = pictureName(task, index);
      const picture = pictures[name];
      if (!marked || !picture) return { words };
      const { width, height } = picture;
      const alt = t(
        /* Says what a picture shows. {button} are the words of a button or a field. */ "The page with {button} marked.",
        { button: t(marked.words) },
      );
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

function textOf({ title, intro, steps, notes = [] }: Task): string {
  const messages = [title, ...(intro ? [intro] : []), ...steps.map(({ words }) => words), ...notes];
  return folded(messages.map(said).join(" "));
}

/** The tasks that have every word searched for, in their titles, steps or notes, in the language of the page or in English. */
export function searchTasks(search: string): Pick<ShownTask, "name" | "title" | "administrators">[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const found = tasks.filter((task) => {
    const text = [textOf(task), speakingEnglish(() => textOf(task))].join(" ");
    return words.every((word) => text.includes(word));
  });
  return found.map(shown);
}
