import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "@tailwindcss/node";
import postcss from "postcss";
import { normalizePath, type Plugin, parseAst, transformWithEsbuild } from "vite";
import { classesIn } from "./class-strings";

/** Classes that only mark what other selectors refer to. */
const marker = /^(group|peer)(\/|$)|^light$/;

/**
 * A small letter first, as Tailwind asks of its utilities. No vowels, so that no name is a word that a blocker of
 * advertisements hides; none of an element, which would be found in every module that has it.
 */
const [starts, ends] = [[..."bcdfghjkmnpqrstvwxz"], [..."BCDFGHJKMNPQRSTVWXZ0123456789"]];
const longer = (names: string[]) => names.flatMap((name) => ends.map((end) => name + end));
const shortNames = [...longer(starts), ...longer(longer(starts))];

/**
 * Gives every list of utilities one short name, for builds: `class="card flex gap-4 …"` becomes `class="bC fM"`, where
 * `bC` is `card`, a utility of our own, and `fM` is all of Tailwind's, made one with `@apply`. A page carries its styles
 * with it: without this each utility would be in it twice, in the markup and in the sheet
 * (docs/decisions/0015-styles-beside-the-markup.md).
 */
export class ClassLists {
  /** By what they stand for. Several components share the first; the second belong to one element. */
  readonly #shared = new Map<string, string>();
  readonly #lists = new Map<string, string>();
  #utilities = new Set<string>();
  /** What the sources have that looks like a short name. */
  readonly #words = new Set<string>();
  readonly #free = shortNames.values();
  /** The modules that have class lists. */
  readonly files = new Set<string>();

  /**
   * Finds all lists, in an order that is the same in each build.
   * @throws Error when a list is put together at run time, or names what has no style, or when a utility of our own is not used
   */
  async scan(app: string, sheet: string): Promise<void> {
    const files = (await readdir(app, { recursive: true })).sort();
    const modules = files.filter((name) => /\.tsx?$/.test(name) && !isWordList(normalizePath(name)));
    const sources = new Map(modules.map((file) => [file, readFileSync(join(app, file), "utf8")]));
    // A page is thought to have each class that is a word of its strings, and the outline of an icon may begin with "m3".
    for (const [name] of [...sources.values()].join("\n").matchAll(/(?<![\w-])[a-z][A-Z\d]{1,2}(?![\w-])/g))
      this.#words.add(name);
    const applied = new Set<string>();
    for (const file of files.filter((name) => name.endsWith(".css"))) {
      postcss.parse(readFileSync(join(app, file), "utf8")).walkAtRules(({ name, params }) => {
        if (name === "utility" && !params.endsWith("*")) this.#shared.set(params, this.#newName());
        if (name === "apply") for (const token of tokensOf(params)) applied.add(token);
      });
    }
    const found = new Set<string>();
    const wrong: string[] = [];
    // The shortest names are few: what most public pages have comes first, what none has last.
    const places = [/^ui\/frame\//, /^ui\//, /^routes\/site\//, /^(?!routes\/dashboard\/)/, /^/];
    const rank = (name: string) => places.findIndex((place) => place.test(normalizePath(name)));
    for (const file of modules.toSorted((one, other) => rank(one) - rank(other))) {
      const source = sources.get(file) ?? "";
      if (!/class/i.test(source)) continue;
      const { code } = await transformWithEsbuild(source, file, { jsx: "automatic" });
      const { strings, problems } = classesIn(parseAst(code), code);
      for (const { text } of strings) found.add(text);
      wrong.push(...problems.map((problem) => `${file}: ${problem}`));
      if (strings.some(({ text }) => text.trim())) this.files.add(normalizePath(join(app, file)));
    }
    const tokens = [...new Set([...found].flatMap(tokensOf))];
    const design = await loadDesignSystem(readFileSync(sheet, "utf8"), { base: dirname(resolve(sheet)) });
    const made = design.candidatesToCss(tokens);
    this.#utilities = new Set(tokens.filter((token, index) => made[index] && !this.#shared.has(token)));
    const isKnown = (token: string) =>
      this.#shared.has(token) || this.#utilities.has(token) || marker.test(token);
    wrong.push(
      ...tokens.filter((token) => !isKnown(token)).map((token) => `${token}: no utility has this name`),
    );
    const isNamed = (utility: string) => tokens.some((token) => token.split(":").at(-1) === utility);
    const dead = [...this.#shared.keys()].filter((utility) => !isNamed(utility) && !applied.has(utility));
    wrong.push(...dead.map((utility) => `${utility}: nothing uses this utility`));
    if (wrong.length > 0) throw new Error(`Classes and styles that do not meet:\n${wrong.join("\n")}`);
    for (const list of found) {
      const own = this.#own(list);
      if (own && !this.#lists.has(own)) this.#lists.set(own, this.#newName());
    }
  }

  /** What stands in a list's place; markers such as `group`, and classes that are no utilities, stay. */
  shorten(list: string): string {
    const others = tokensOf(list).filter((token) => !this.#utilities.has(token));
    const names = others.map((token) => this.#shared.get(token) ?? token);
    const own = this.#lists.get(this.#own(list));
    const [before = "", after = ""] = [/^\s+/.exec(list)?.[0], /\s+$/.exec(list)?.[0]];
    return `${before}${[...names, ...(own ? [own] : [])].join(" ")}${after}`;
  }

  /** The rules of the names, in the sheet's language; `names` are those wanted. */
  css(names: { has(name: string): boolean }): string {
    const wanted = (map: Map<string, string>) => [...map].filter(([, name]) => names.has(name));
    const shared = wanted(this.#shared).map(([utility, name]) => `.${name}{@apply ${utility}}`);
    const lists = wanted(this.#lists).map(([list, name]) => `@utility ${name}{@apply ${list}}`);
    return `@layer components{${shared.join("")}}${lists.join("")}`;
  }

  /** The names that Tailwind makes rules for when it is asked. */
  get names(): Set<string> {
    return new Set([...this.#shared.values(), ...this.#lists.values()]);
  }

  #newName(): string {
    for (const name of this.#free) if (!this.#words.has(name)) return name;
    throw new Error("There are more class lists than short names.");
  }

  #own(list: string): string {
    return tokensOf(list)
      .filter((token) => this.#utilities.has(token))
      .join(" ");
  }
}

/** Finds the lists before anything is built, and puts the rules of their names into the linked sheet. */
export function shortenClasses(
  lists: ClassLists,
  { app, sheet, linked }: Record<"app" | "sheet" | "linked", string>,
): Plugin {
  return {
    name: "class-lists",
    apply: "build",
    enforce: "pre",
    buildStart: () => lists.scan(app, sheet),
    transform(code, id) {
      if (!id.startsWith(normalizePath(resolve(linked))) || /[?&]url\b/.test(id)) return;
      const { names } = lists;
      return `${withoutSources(code)}\n${lists.css(names)}\n@source inline("${[...names].join(" ")}");`;
    },
  };
}

/** The sources are for development, where modules keep their class lists. */
export const withoutSources = (sheet: string) => sheet.replace(/^@source .*$/gm, "");

/** Puts the short names into modules, once their JSX is compiled. */
export function shortenInModules(lists: ClassLists, app: string): Plugin {
  return {
    name: "class-lists-in-modules",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (!id.startsWith(normalizePath(app)) || !/\.tsx?(\?|$)/.test(id)) return;
      if (isWordList(id.slice(normalizePath(app).length + 1))) return;
      return { code: shortenIn(code, lists), map: null };
    },
  };
}

/** A compiled module with short names in the place of its class lists. */
export function shortenIn(code: string, lists: ClassLists): string {
  let short = code;
  for (const { start, end, text, bare } of classesIn(parseAst(code), code).strings.toReversed()) {
    const name = lists.shorten(text);
    short = short.slice(0, start) + (bare ? name : JSON.stringify(name)) + short.slice(end);
  }
  return short;
}

/** The words of a language have no classes of styles, but may speak of classes. @param path in `app/` */
const isWordList = (path: string) => path.startsWith("languages/");

const tokensOf = (list: string) => list.split(/\s+/).filter(Boolean);
