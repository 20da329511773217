import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));

const docs = markdownIn("docs");
const decisions = markdownIn("docs/decisions").filter((path) => !path.endsWith("README.md"));
const pages = [...markdownIn("."), ...markdownIn("help"), ...markdownIn("docs/decisions"), ...docs];

/** Headings as GitHub makes them into fragments. */
const fragmentsOf = (page: string) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

function isDead(page: string, link: string): boolean {
  const [path = "", fragment] = link.split("#");
  const file = path ? join(dirname(page), path) : page;
  if (!existsSync(file)) return true;
  return fragment !== undefined && file.endsWith(".md") && !fragmentsOf(read(file)).includes(fragment);
}

test("links between Markdown files lead to files and headings that exist", () => {
  const dead = pages.flatMap((page) =>
    [
      ...read(page)
        .replace(/^```[\s\S]*?^```/gm, "")
        .matchAll(/\]\(([^)\s]+)\)/g),
    ]
      .map(([, link = ""]) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && isDead(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test("sources and docs name only docs, tests and decisions that exist", () => {
  const sources = ["app", "server", "tools", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|css|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const numbers = decisions.map((path) => basename(path).slice(0, 4));
  const wrong = [...sources, ...docs].flatMap((path) => {
    const text = read(path);
    const named = [...text.matchAll(/\bdocs\/(?:[\w-]+\/)?[\w-]+\.md\b/g)].map(([name]) => name);
    const decided = [...text.matchAll(/\bdocs\/decisions\/(\d{4})\b(?!-)/g)].map(([, number = ""]) => number);
    const tests = path.startsWith("docs/asvs")
      ? [...text.matchAll(/`((?:unit|requests|built|drills|e2e|every-page|gdapi)\/[\w./-]+)`/g)].map(
          ([, name]) => `tests/${name}`,
        )
      : [];
    return [
      ...[...named, ...tests].filter((name) => !existsSync(name)),
      ...decided.filter((number) => !numbers.includes(number)),
    ].map((name) => `${path}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test.each([...docs, ...decisions])("%s has at most 1,500 words", (path) => {
  expect(read(path).split(/\s+/).length).toBeLessThanOrEqual(1500);
});

test("docs/README.md lists every page", () => {
  const contents = read("docs/README.md");
  const missing = docs.filter(
    (path) => !path.endsWith("README.md") && !contents.includes(`(${basename(path)})`),
  );
  expect(missing).toEqual([]);
});

test("decisions have unique numbers, and their index has every number", () => {
  const numbers = decisions.map((path) => Number(basename(path).slice(0, 4)));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  const index = read("docs/decisions/README.md");
  const listed = [...index.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(listed).toEqual(Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1));
  expect(decisions.filter((path) => !index.includes(`(${basename(path)})`))).toEqual([]);
});

test.each(decisions)("%s has a date and a status", (path) => {
  const start = read(path).split("\n").slice(0, 8).join("\n");
  expect(start).toMatch(/\b20\d\d-\d\d-\d\d\b/);
  expect(start).toMatch(/^(- )?Status: \w{6}/m);
});
