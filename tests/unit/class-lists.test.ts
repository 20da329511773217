import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transformWithEsbuild } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { ClassLists, shortenIn } from "../../vite/class-lists";

const sheet = `@import "tailwindcss/utilities";
@theme { --spacing: 0.25rem; }
@utility card { border: 1px solid; }`;

const component = `
const toneClasses = { quiet: "card p-4", loud: "p-8 flex" };
export const Part = ({ open, tone, className = "mt-2" }) => (
  <p className={\`group card flex gap-2 \${open === "flex" ? "hidden" : "block"} \${className}\`} title="flex">
    <b className={toneClasses[tone]} data-kind="card">flex</b>
  </p>
);`;

async function listsOf(source: string) {
  // Inside the project, where the sheet finds Tailwind.
  const app = await mkdtemp("test-class-lists-");
  onTestFinished(() => rm(app, { recursive: true }));
  await writeFile(join(app, "site.css"), sheet);
  await writeFile(join(app, "part.tsx"), source);
  const lists = new ClassLists();
  await lists.scan(app, join(app, "site.css"));
  return lists;
}

test("class lists get short names: one for each utility of our own, one for the rest; markers stay", async () => {
  const lists = await listsOf(component);
  expect(lists.shorten("card p-4")).toBe("bB bC");
  expect(lists.shorten("p-8 flex")).toBe("bD");
  expect(lists.shorten("group card flex gap-2 ")).toMatch(/^group bB b[A-Z] $/);
  expect(lists.shorten("group/entry peer light")).toBe("group/entry peer light");
  expect(lists.css(new Set(["bB", "bD"]))).toBe(
    "@layer components{.bB{@apply card}}@utility bD{@apply p-8 flex}",
  );
});

test("only class lists are shortened, not what is compared, said or named otherwise", async () => {
  const lists = await listsOf(component);
  const short = shortenIn(
    (await transformWithEsbuild(component, "part.tsx", { jsx: "automatic" })).code,
    lists,
  );
  expect(short).toContain('open === "flex"');
  expect(short).toContain('title: "flex"');
  expect(short).toContain('children: "flex"');
  expect(short).toContain('"data-kind": "card"');
  expect(short).not.toMatch(/p-4|p-8|gap-2|hidden|mt-2/);
});

test("every build gives the same names", async () => {
  const [one, other] = [await listsOf(component), await listsOf(component)];
  expect([...one.names]).toEqual([...other.names]);
});

test.each([
  ["a name that is composed", `const p = <p className={\`button-\${tone}\`} />;`, "whole class names"],
  ["a list from elsewhere", "const p = <p className={styles} />;", "`styles`"],
  ["a list that is computed", 'const p = <p className={["flex", wide].join(" ")} />;', "join"],
  ["a parameter", 'const p = (tone, partClass) => <p className={partClass} />; p(1, "flex");', "partClass"],
  ["a misspelt name", 'const p = <p className="flx card" />;', "flx"],
])("a build fails for %s, which would have no style", async (_, source, what) => {
  await expect(listsOf(source)).rejects.toThrow(what);
});

test("class lists by name are followed through properties, functions and alternatives", async () => {
  const lists = await listsOf(`
    const part = { labelClass: "flex p-4" };
    function toneClass(value) { return value ? "p-8" : part?.labelClass ?? ""; }
    export const Part = ({ className }) => <p className={\`card \${toneClass(1)} \${className ?? "mt-2"}\`} />;`);
  expect(["flex p-4", "p-8", "mt-2"].map((list) => lists.shorten(list))).toEqual(["bC", "bD", "bF"]);
});
