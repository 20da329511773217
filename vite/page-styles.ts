import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Preset } from "@remix-run/dev";
import { compile, optimize } from "@tailwindcss/node";
import { normalizePath, type Plugin } from "vite";
import { type ClassLists, withoutSources } from "./class-lists";
import { type SplitSheet, splitSheet } from "./split-sheet";
import { leaveOutUnnamed } from "./trim-styles";
import { Modules, union } from "./vocabulary";

/** What entry.server.tsx imports: the style sheet of each page, by the id of its route. */
const moduleId = "virtual:page-styles";
const placeholder = "%PAGE_STYLES%";
/** Beside the folder of the server's chunks. A sheet takes memory once its page was asked for. */
const folder = "styles";
const built = `
  import { readFileSync } from "node:fs";
  const files = "${placeholder}";
  const kept = {};
  const read = (file) => (kept[file] ??= readFileSync(new URL("../${folder}/" + file, import.meta.url), "utf8"));
  export function pageStyle(kind, routeId) {
    const own = files[kind][routeId];
    return own && { head: read(own.head), below: read(own.below) };
  }`;
const inDevelopment = (sheet: string) => `
  import sheet from "/${sheet}?inline";
  export const pageStyle = (_kind, routeId) => (routeId === "root" ? { head: sheet, below: "" } : undefined);`;

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
 * The sheet of a public page has two parts: the rules of what stands below the first screen come in front of that.
 * In development public pages get the whole sheet that the dashboard links.
 * @param files paths from the root of the project: the style sheets of public and of staff pages, the frame of the first,
 *   parts of it that few visitors see, for a page without them gets a sheet without theirs, and parts of pages that
 *   stand behind `StyleBelow`
 */
export function pageStyles(
  files: Record<"sheet" | "linked" | "publicFrame", string> & Record<"forFew" | "below", readonly string[]>,
  lists: ClassLists,
): { plugin: Plugin; preset: Preset } {
  const { sheet, linked, publicFrame } = files;
  let app = "";
  let routes: Routes = {};
  const kept = new KeptSheets();
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
      return this.environment.mode === "dev" ? inDevelopment(linked) : built;
    },
    async renderChunk(code) {
      if (!code.includes(placeholder)) return;
      const modules = new Modules(this, app);
      const reached = new Set<string>();
      const fileOf = (name: string) => normalizePath(resolve(app, "..", name));
      const sheets: Record<string, SplitSheet> = {};
      const plainSheets: Record<string, SplitSheet> = {};
      const few = files.forFew.map(fileOf);
      const below = files.below.map(fileOf);
      // What languages say has words such as "table", and names no styles.
      const readsOf = (parts: Set<string>) =>
        [...parts].filter((id) => !id.startsWith(`${app}/languages/`)).map((id) => modules.read(id));
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
        const partsWithout = (...others: string[]) =>
          new Set(chain.flatMap((file) => [...modules.reachedFrom(file, ...others)]));
        const parts = partsWithout(...left);
        for (const id of parts) reached.add(id);
        const vocabulary = union(readsOf(parts));
        if (route.id !== "root" && !isPage) continue;
        // Those of staff are many, and cut out of one; that takes a tenth of the time.
        if (isHydrated) staffSheet ||= await compileLists(fileOf(linked), lists, lists.names);
        made[route.file] ??= await leaveOutUnnamed(
          isHydrated ? staffSheet : await compileLists(fileOf(sheet), lists, vocabulary.words),
          vocabulary,
        );
        const all = made[route.file] ?? "";
        if (isHydrated) {
          sheets[route.id] = { head: all, below: "" };
          continue;
        }
        const namedWithout = (...others: string[]) => union(readsOf(partsWithout(...others)));
        sheets[route.id] = await splitSheet(all, namedWithout(...below));
        const plain = await leaveOutUnnamed(all, namedWithout(...few));
        plainSheets[route.id] = await splitSheet(plain, namedWithout(...few, ...below));
      }
      const unreached = [...lists.files].filter((file) => !reached.has(file));
      if (unreached.length > 0)
        this.error(
          `Class lists that no page can have, in a script, a server module or an unused file:\n${unreached.join("\n")}`,
        );
      const named = JSON.stringify({ all: kept.nameEach(sheets), plain: kept.nameEach(plainSheets) });
      return { code: code.replace(`"${placeholder}"`, () => named), map: null };
    },
    writeBundle({ dir = "" }) {
      if (this.environment.name === "ssr") kept.write(join(dir, folder));
    },
  };
  return { plugin, preset };
}

/** The sheets that the server reads, each once: several pages may have the same. */
class KeptSheets {
  readonly #names = new Map<string, string>();

  /** @returns the names of each sheet's files, by the id of its route */
  nameEach(sheets: Record<string, SplitSheet>): Record<string, SplitSheet> {
    const name = (css: string) => {
      const known = this.#names.get(css) ?? `${this.#names.size}.css`;
      this.#names.set(css, known);
      return known;
    };
    return Object.fromEntries(
      Object.entries(sheets).map(([id, { head, below }]) => [id, { head: name(head), below: name(below) }]),
    );
  }

  write(folder: string): void {
    mkdirSync(folder, { recursive: true });
    for (const [css, name] of this.#names) writeFileSync(join(folder, name), css);
  }
}

/** A route and those around it, up to the root. */
function withParents(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [route, ...(parent ? withParents(parent, routes) : [])];
}

/** @returns the rules of the class lists that are named, minified */
async function compileLists(sheet: string, lists: ClassLists, named: Set<string>): Promise<string> {
  const source = `${withoutSources(readFileSync(sheet, "utf8"))}\n${lists.css(named)}`;
  const compiler = await compile(source, { base: dirname(sheet), onDependency() {} });
  return optimize(compiler.build([...named].filter((word) => lists.names.has(word))), { minify: true }).code;
}
