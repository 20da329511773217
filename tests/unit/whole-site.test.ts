import { expect, test } from "vitest";
import { allTasks, helpFor } from "~/help/find.server";
import { helpPath, type Marked } from "~/help/task";
import { englishTasks } from "~/help/tasks.server";
import { findEntry } from "~/routes/dashboard/menu/entries";
import { dashboardPages, pagesBeyondSamples } from "../pages";
import { helpFile } from "../support/help-file";
import { textOf } from "../support/site";
import { type ReadPage, readEmptySite, readWholeSite } from "../support/whole-site";

let whole: Promise<ReadPage[]> | undefined;

/** Reads all pages once for all tests: that takes longer than most files. */
function readOnce(): Promise<ReadPage[]> {
  whole ??= readWholeSite();
  return whole;
}

/** Returns the pages of logged-in staff by address. */
async function readStaffPages(): Promise<Map<string, string>> {
  const pages = (await readOnce()).filter(({ name }) => name.startsWith("staff: /"));
  return new Map(pages.map(({ name, html }) => [name.replace("staff: ", ""), html]));
}

/** React for development prints its warnings with console.error, which fails the test. Other requests use that for production. */
test("React warns of nothing on any page, on any refused form, and on any page without content", async () => {
  expect(process.env.NODE_ENV).toBe("test");
  const pages = [...(await readOnce()), ...(await readEmptySite())];
  expect(pages.filter(({ status }) => status >= 500).map(({ name }) => name)).toEqual([]);
});

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll("&amp;", "&");

const typed = /<textarea|<input[^>]*type="(?:text|email|tel|url|number|date|time|datetime-local|file)"/;

/** Not hydrated: one day is typed there, and the browser brings it back. Previews are public pages. */
const forgetfulPages = /^\/dashboard\/(appendix-ix\/report|\w+-preview\/\w+)$/;

const formsOf = (html: string) =>
  html.match(/<form[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g)?.filter((form) => typed.test(form)) ?? [];

test("every page has a title of its own", async () => {
  const pages = (await readOnce()).filter(
    ({ name, status, html }) => status === 200 && / \/./.test(name) && html.startsWith("<!DOCTYPE html"),
  );
  expect(pages.length).toBeGreaterThan(250);
  const without = pages.filter(({ html }) => !/^.+ · ./.test(titleOf(html) ?? ""));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test("every staff form in which something is typed keeps it", async () => {
  let found = 0;
  const faults: string[] = [];
  for (const [path, html] of await readStaffPages()) {
    if (!path.startsWith("/dashboard") || forgetfulPages.test(path)) continue;
    for (const form of formsOf(html)) {
      found += 1;
      const [tag = ""] = form.split(">");
      if (!tag.includes("data-typed-text")) faults.push(`${path}: ${tag}`);
    }
  }
  expect(faults).toEqual([]);
  expect(found).toBeGreaterThan(40);
});

function wordsOf(html: string, tag: Marked["tag"]): string[] {
  const main = html.slice(html.indexOf("<main"));
  return [...main.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, "g"))].map(([, inner = ""]) =>
    inner
      .replace(/<[^>]+>/g, "")
      .replace("(optional)", "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

test("the pictures of the help show what the pages have: every marked button, link and label is there", async () => {
  const pages = await readStaffPages();
  const marks = englishTasks.flatMap(({ steps }) => steps.filter(({ marked }) => marked));
  const missing = marks.flatMap(({ picture, marked: { page, tag, label } = {} as Marked }) =>
    wordsOf(pages.get(page) ?? "", tag).includes(label)
      ? []
      : [`${picture}: ${page} has no ${tag} "${label}"`],
  );
  expect(marks.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

/** Words of a page's subject: its heading without the action, and its entry in the menu. */
function subjectsOf(path: string, html: string): string[] {
  const heading = textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html.slice(html.indexOf("<main")))?.[1] ?? "").trim();
  const entry = findEntry(new URL(path, "http://school.test").pathname);
  return [heading.replace(/^(Manage|Edit|Add|Your|Delete this) |\?$/g, ""), entry?.label ?? ""]
    .map((words) => words.toLowerCase().replace(/s$/, ""))
    .filter(Boolean);
}

test("the head of each page links to its help, which names the page's subject in its title, its introduction or a step", async () => {
  const pages = await readStaffPages();
  const others: string[] = [];
  for (const path of [...dashboardPages, ...Object.values(pagesBeyondSamples)]) {
    const { pathname } = new URL(path, "http://school.test");
    const help = helpFor(pathname);
    if (pathname.startsWith(helpPath)) expect(help).toBeUndefined();
    // Previews are public pages.
    if (!help || /-preview(\/|$)/.test(pathname)) continue;
    const html = pages.get(path) ?? "";
    const bar = html.slice(html.indexOf("</nav>"), html.indexOf("</header>"));
    // Sheets have no menu.
    expect(html.includes('aria-label="Dashboard"') ? bar : html, path).toContain(`href="${help.to}"`);
    if (help.to === helpPath) continue;
    const task = allTasks().find(({ name }) => help.to === `${helpPath}/${name}`);
    const said = [task?.title, task?.intro, ...(task?.steps ?? []).map(({ text }) => text)]
      .join(" ")
      .toLowerCase();
    const subjects = subjectsOf(path, html);
    if (!subjects.some((subject) => said.includes(subject)))
      others.push(
        `${helpFile("en", task?.name)}: name "${[...new Set(subjects)].join('" or "')}" in a step, for ${path}`,
      );
  }
  expect(others).toEqual([]);
});
