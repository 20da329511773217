import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Preset } from "@remix-run/dev";
import { compile, optimize } from "@tailwindcss/node";
import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from "postcss";
import { PurgeCSS } from "purgecss";
import { normalizePath, type Plugin, type Rollup } from "vite";
import { type ClassLists, withoutSources } from "./class-lists";
import { nameColourSchemes } from "./colour-schemes";
import { groupMedia } from "./group-media";

/** What entry.server.tsx imports: the style sheet of each page, by the id of its route. */
const moduleId = "virtual:page-styles";
const placeholder = "%PAGE_STYLES%";

interface Route {
  id: string;
  file: string;
  parentId?: string;
}

type Routes = Record<string, Route>;

/**
 * Compiles one style sheet for each page while the server is built. It holds what the modules of its route, and
 * of those around it, can use: Tailwind gets the strings of these modules and of all that they import, and makes no rule
 * for anything else.
 * In development public pages get the whole sheet that the dashboard links.
 * @param files paths from the root of the project: the style sheets of public and of staff pages, the frame of the first,
 *   and parts of it that few visitors see: a page without them gets a sheet without theirs
 */
export function pageStyles(
  files: Record<"sheet" | "linked" | "publicFrame", string> & { forFew: readonly string[] },
  lists: ClassLists,
): { plugin: Plugin; preset: Preset } {
  const { sheet, linked, publicFrame, forFew } = files;
  let app = "";
  let routes: Routes = {};
  const preset: Preset = {
    name: "page-styles",
    remixConfigResolved({ remixConfig }) {
      app = normalizePath(remixConfig.appDirectory);
      routes = remixConfig.routes as Routes;
    },
  };
  const plugin: Plugin = {
    name: "page-styles",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return;
      const isDev = this.environment.mode === "dev";
      return isDev
        ? `import root from "/${linked}?inline"; export default { all: { root }, plain: { root } };`
        : `export default "${placeholder}";`;
    },
    async renderChunk(code) {
      if (!code.includes(placeholder)) return;
      const modules = new Modules(this, app);
      const reached = new Set<string>();
      const fileOf = (name: string) => normalizePath(resolve(app, "..", name));
      const sheets: Record<string, string> = {};
      const plainSheets: Record<string, string> = {};
      const few = forFew.map(fileOf);
      // Several routes may share a file, as those of the facilities do.
      const made: Record<string, string> = {};
      let staffSheet = "";
      const layouts = new Set(Object.values(routes).map((route) => route.parentId));
      for (const route of Object.values(routes)) {
        const chain = withParents(route, routes).map(({ file }) => `${app}/${file}`);
        const isPage =
          this.getModuleInfo(`${app}/${route.file}`)?.exports?.includes("default") && !layouts.has(route.id);
        // Staff's pages have utilities of their own, and not the frame that the root puts around the others.
        const isHydrated = chain.some((file) => modules.read(file).keys.has("hydrate"));
        const left = isHydrated ? [fileOf(publicFrame)] : [];
        const parts = new Set(chain.flatMap((file) => [...modules.reachedFrom(file, ...left)]));
        for (const id of parts) reached.add(id);
        const vocabulary = union([...parts].map((id) => modules.read(id)));
        if (route.id !== "root" && !isPage) continue;
        // Those of staff are many, and cut out of one; that takes a tenth of the time.
        if (isHydrated) staffSheet ||= await compileLists(fileOf(linked), lists, lists.names);
        made[route.file] ??= await leaveOutUnnamed(
          isHydrated ? staffSheet : await compileLists(fileOf(sheet), lists, vocabulary.words),
          vocabulary,
        );
        const all = made[route.file] ?? "";
        sheets[route.id] = all;
        if (isHydrated) continue;
        const plain = new Set(chain.flatMap((file) => [...modules.reachedFrom(file, ...few)]));
        plainSheets[route.id] = await leaveOutUnnamed(all, union([...plain].map((id) => modules.read(id))));
      }
      const unreached = [...lists.files].filter((file) => !reached.has(file));
      if (unreached.length > 0)
        this.error(
          `Class lists that no page can have, in a script, a server module or an unused file:\n${unreached.join("\n")}`,
        );
      const styles = JSON.stringify({ all: sheets, plain: plainSheets });
      return { code: code.replace(`"${placeholder}"`, () => styles), map: null };
    },
  };
  return { plugin, preset };
}

/** What a page's modules can name in their markup. */
interface Vocabulary {
  /** Every word of their strings: class names, elements and values of attributes are among them. */
  words: Set<string>;
  /** Every property: attributes are among them. */
  keys: Set<string>;
}

const union = (all: Vocabulary[]): Vocabulary => ({
  words: new Set(all.flatMap(({ words }) => [...words])),
  keys: new Set(all.flatMap(({ keys }) => [...keys])),
});

/** A route and those around it, up to the root. */
function withParents(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [route, ...(parent ? withParents(parent, routes) : [])];
}

/** Reads each module of the application once: what it names, and what it imports. */
class Modules {
  readonly #read = new Map<string, Vocabulary & { imports: readonly string[] }>();

  constructor(
    private readonly context: Rollup.PluginContext,
    private readonly app: string,
  ) {}

  read(id: string) {
    const known = this.#read.get(id);
    if (known) return known;
    const info = this.context.getModuleInfo(id);
    const found: Vocabulary = { words: new Set(), keys: new Set() };
    if (info?.ast) collect(info.ast, found);
    // The second are parts of a page that come later.
    const imports = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
    const module = { ...found, imports };
    this.#read.set(id, module);
    return module;
  }

  /** A module with all that it imports, but for some, and for what stays on the server. */
  reachedFrom(entry: string, ...left: string[]): Set<string> {
    const reached = new Set<string>();
    const visit = (id: string) => {
      if (left.includes(id) || reached.has(id) || !id.startsWith(this.app) || /\.server\.|\.css/.test(id))
        return;
      reached.add(id);
      for (const imported of this.read(id).imports) visit(imported);
    };
    visit(entry);
    return reached;
  }
}

function collect(node: unknown, found: Vocabulary): void {
  if (typeof node !== "object" || node === null) return;
  const { type, value, key } = node as { type?: string; value?: unknown; key?: { name?: string } };
  if (type === "Property" && key?.name) found.keys.add(key.name);
  const text = type === "TemplateElement" ? (value as { cooked: string }).cooked : value;
  if ((type === "Literal" || type === "TemplateElement") && typeof text === "string") {
    for (const word of text.split(/\s+/)) found.words.add(word);
    return;
  }
  for (const child of Object.values(node)) collect(child, found);
}

/** @returns the rules of the class lists that are named, minified */
async function compileLists(sheet: string, lists: ClassLists, named: Set<string>): Promise<string> {
  const source = `${withoutSources(readFileSync(sheet, "utf8"))}\n${lists.css(named)}`;
  const compiler = await compile(source, { base: dirname(sheet), onDependency() {} });
  return optimize(compiler.build([...named].filter((word) => lists.names.has(word))), { minify: true }).code;
}

/** Leaves out the rules of elements, classes and variables that a page does not name. */
async function leaveOutUnnamed(css: string, { words, keys }: Vocabulary): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "txt" }],
    css: [{ raw: css }],
    defaultExtractor: () => ({
      classes: [],
      ids: [],
      tags: [],
      undetermined: [...words],
      attributes: { names: [...keys], values: [...words] },
    }),
    keyframes: true,
    variables: true,
    // Of attributes that scripts set, and of the focus, PurgeCSS knows nothing.
    safelist: { greedy: [/^(aria|data)-/, /^hidden$/, /^:focus-visible$/] },
  });
  const trimmed = trim(purged?.css ?? css, keys);
  // Again, for the values that took the place of variables: three declarations of a border become one.
  const root = postcss.parse(optimize(trimmed, { minify: true }).code);
  nameColourSchemes(root);
  return root.toString();
}

/** Parts of controls that no public page has, but for a chosen file. */
const unusedParts = /::-webkit-(date|calendar|search|inner|outer)|::placeholder/;

/** What a page can do without and no tool finds. */
function trim(css: string, keys: Set<string>): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    const isOpenEnded = rule.selector.startsWith("::file-selector") && !keys.has("accept");
    if (isOpenEnded || (unusedParts.test(rule.selector) && isIn(rule, "base"))) rule.remove();
  });
  inlineConstants(root);
  removeDoubles(root);
  removeEmpty(root);
  groupMedia(root);
  return root.toString();
}

/**
 * Tailwind declares the initial values of its variables twice: by `@property`, and by a rule for browsers that do not
 * know it. That rule alone serves every browser; and where no other rule sets a variable, its value takes its place.
 */
function inlineConstants(root: Root): void {
  root.walkAtRules("property", (rule) => {
    rule.remove();
  });
  root.walkAtRules("supports", (rule) => {
    if (isIn(rule, "properties")) rule.replaceWith(rule.nodes ?? []);
  });
  const initial = new Map<string, Declaration>();
  const changed = new Set<string>();
  root.walkDecls(/^--tw-/, (declaration) => {
    if (isIn(declaration, "properties")) initial.set(declaration.prop, declaration);
    else changed.add(declaration.prop);
  });
  for (const [name, constant] of initial) {
    if (changed.has(name)) continue;
    constant.remove();
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(`var(${name})`, constant.value);
    });
  }
}

/** Where the values of variables came out alike. */
function removeDoubles(root: Root): void {
  root.walkDecls((declaration) => {
    const next = declaration.next();
    if (next?.type === "decl" && next.toString() === declaration.toString()) declaration.remove();
  });
}

function removeEmpty(container: Container): void {
  container.each((child) => {
    if (!("nodes" in child) || !child.nodes) return;
    removeEmpty(child as Container);
    if (child.nodes.length === 0) child.remove();
  });
}

function isIn(node: Declaration | Rule | AtRule, layer: string): boolean {
  let parent = node.parent;
  while (parent && !(parent.type === "atrule" && (parent as AtRule).params === layer))
    parent = parent.parent as typeof parent;
  return parent !== undefined;
}
