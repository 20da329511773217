import { readdirSync, readFileSync } from "node:fs";
import { english } from "~/languages/languages";
import { parseRole } from "~/session/roles";
import type { Marked, Step, Task } from "./task";

/** Markdown of each task and language, by path: `help/en/01-notices.md`. */
const files: Record<string, string> = import.meta.env
  ? import.meta.glob<string>("../../help/*/*.md", { query: "?raw", import: "default", eager: true })
  : readFolder(new URL("../../help/", import.meta.url));

function readFolder(folder: URL): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = names.filter((name) => /^\w+\/.*\.md$/.test(name));
  return Object.fromEntries(
    pages.map((name) => [`help/${name}`, readFileSync(new URL(name, folder), "utf8")]),
  );
}

/** Parses properties, introduction, numbered steps with pictures, and notes. */
function parseTask(name: string, source: string): Task {
  const [, head = "", body = ""] = source.split(/^---$/m);
  const properties = Object.fromEntries(
    [...head.matchAll(/^(\w+): (.+)$/gm)].map(([, key = "", value = ""]) => [key, value]),
  );
  const steps: Step[] = [];
  const notes: string[] = [];
  const intro: string[] = [];
  for (const line of body.split("\n").filter(Boolean)) {
    const [, step] = /^\d+\. (.+)/.exec(line) ?? [];
    const [, label = "", picture, tag, page = ""] =
      /^ +!\[(.+)\]\(([\w-]+)(?: "(\w+) on (\S+)")?\)$/.exec(line) ?? [];
    const last = steps.at(-1);
    if (step) steps.push({ text: step });
    else if (picture && last)
      Object.assign(last, { picture, ...(tag && { marked: { page, tag: tag as Marked["tag"], label } }) });
    else if (line.startsWith("- ")) notes.push(line.slice(2));
    else intro.push(line);
  }
  const { title = "", role, kinds, paths } = properties;
  return {
    name,
    title,
    role: parseRole(role) ?? "editor",
    kinds: kinds?.split(", ") ?? [],
    paths: paths?.split(", ") ?? [],
    intro: intro.join(" "),
    steps,
    notes,
  };
}

const byLanguage = new Map<string, Map<string, Task>>();
for (const path of Object.keys(files).sort()) {
  const [, code = "", name = ""] = /(\w+)\/\d+-([\w-]+)\.md$/.exec(path) ?? [];
  const tasks = byLanguage.get(code) ?? new Map<string, Task>();
  byLanguage.set(code, tasks.set(name, parseTask(name, files[path] ?? "")));
}

export const englishTasks: readonly Task[] = [...(byLanguage.get(english.code)?.values() ?? [])];

/** Missing translations fall back to English. Only English files have properties other than the title. */
const tasksByLanguage = new Map(
  [...byLanguage].map(([code, own]) => [
    code,
    englishTasks.map((task): Task => {
      const { title, intro, steps, notes } = own.get(task.name) ?? task;
      return { ...task, title, intro, steps, notes };
    }),
  ]),
);

export const tasksIn = (code: string): readonly Task[] => tasksByLanguage.get(code) ?? englishTasks;
