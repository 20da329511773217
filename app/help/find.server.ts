import { currentLocale, type Message, pageLanguage, t } from "#say";
import { trashDays } from "~/capabilities/trash/days";
import { allKinds } from "~/kinds/registry";
import { speakingEnglish } from "~/languages/current";
import made from "./pictures.json";
import { helpPath, type Task } from "./task";
import { englishTasks, tasksIn } from "./tasks.server";

export interface ShownStep {
  text: string;
  picture?: { src: string; width: number; height: number; alt: string };
}

export interface ShownTask extends Pick<Task, "name" | "title" | "role" | "intro"> {
  steps: ShownStep[];
  notes: string[];
}

const addresses = englishTasks
  .flatMap((task) => {
    const kinds = allKinds.filter(({ key }) => task.kinds.includes(key));
    const pages = kinds.flatMap(({ pages: { list, add, record } }) => [list, record, ...(add ? [add] : [])]);
    return [...pages, ...task.paths].map((path) => ({ path: path.toLowerCase(), name: task.name }));
  })
  .sort((one, other) => other.path.length - one.path.length);

/** Returns the help page of a dashboard page, or all help for the first one; undefined for the help itself. */
export function helpFor(pathname: string): { title: string; to: string } | undefined {
  const asked = pathname.toLowerCase();
  if (asked === helpPath || asked.startsWith(`${helpPath}/`)) return undefined;
  if (asked === "/dashboard") return { title: t("What do you want to do?"), to: helpPath };
  const name = addresses.find(({ path }) => asked === path || asked.startsWith(`${path}/`))?.name;
  const task = findIn(name);
  return task && { title: withLabels(task.title), to: `${helpPath}/${task.name}` };
}

/**
 * Inserts dashboard labels, in the language of the page and with the school's own wording. `{kinds}` are the menu labels of
 * the task's kinds, joined by "or".
 */
function withLabels(text: string, { kinds = [] }: Partial<Pick<Task, "kinds">> = {}): string {
  return text.replace(/\{([^}]+)\}/g, (_, label) => {
    if (label === "days") return String(trashDays);
    if (label !== "kinds") return t(label as Message);
    const labels = allKinds
      .filter(({ key }) => kinds.includes(key))
      .map(({ menu }) => `**${t(menu.label)}**`);
    return new Intl.ListFormat(currentLocale(), { type: "disjunction" }).format(labels);
  });
}

function show(task: Task): ShownTask {
  const { name, title, role, intro, steps, notes } = task;
  const insert = (text: string) => withLabels(text, task);
  return {
    name,
    title: withLabels(title),
    role,
    intro: insert(intro),
    notes: notes.map(insert),
    steps: steps.map(({ text, picture }) => {
      const made = picture && pictures[picture];
      if (!made) return { text: insert(text) };
      const { width, height, label } = made;
      const alt = t("The page with {button} marked.", { button: t(label as Message) });
      return { text: insert(text), picture: { src: `/help/${picture}.webp`, width, height, alt } };
    }),
  };
}

export const allTasks = (): ShownTask[] => tasksIn(pageLanguage()).map(show);

const findIn = (name: string | undefined) => tasksIn(pageLanguage()).find((task) => task.name === name);

export const findTask = (name: string | undefined): ShownTask | undefined => {
  const task = findIn(name);
  return task && show(task);
};

const folded = (text: string) => text.replaceAll("**", "").toLowerCase();

const joinTexts = ({ title, intro, steps, notes }: ShownTask) =>
  folded([title, intro, ...steps.map(({ text }) => text), ...notes].join(" "));

export function searchTasks(search: string): ShownTask[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const english = speakingEnglish(allTasks);
  return allTasks().filter((task, index) => {
    const text = [task, english[index] ?? task].map(joinTexts).join(" ");
    return words.every((word) => text.includes(word));
  });
}

/** Written by `npm run help:pictures`; sizes in pixels. */
export interface MadePicture {
  page: string;
  tag: string;
  label: string;
  width: number;
  height: number;
}

export const pictures: Record<string, MadePicture | undefined> = made;
