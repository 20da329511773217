import type { Preset } from "@remix-run/dev";
import { PurgeCSS } from "purgecss";
import { normalizePath, type Plugin, type Rollup } from "vite";
import { shortenClasses } from "./short-classes";

interface Route {
  id: string;
  file: string;
  parentId?: string;
}

/** Name of the sheet that all public pages share. */
const publicSheet = "public";

/**
 * Writes sheets without unused rules: `styles/public.css` with short class names for all pages of the site, and `styles/<route ID>.css` for each staff page.
 * Runs after Tailwind, PostCSS and the minifier.
 */
export function pageStyles(): { plugin: Plugin; preset: Preset } {
  let app = "";
  let routes: Record<string, Route> = {};
  const preset: Preset = {
    name: "page-styles",
    remixConfigResolved({ remixConfig }) {
      app = normalizePath(remixConfig.appDirectory);
      routes = remixConfig.routes as typeof routes;
    },
  };
  const plugin: Plugin = {
    name: "page-styles",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        if (this.environment.config.consumer !== "server") return;
        const sheet = Object.values(bundle).find(({ fileName }) => /\/site-[^/]+\.css$/.test(fileName));
        if (sheet?.type !== "asset") return this.error("The site's style sheet is missing.");
        const entries = new Map<string, string[]>();
        for (const { id } of Object.values(routes)) {
          const files = listRouteFiles(id, routes).map((one) => `${app}/${one}`);
          const [own = ""] = files;
          if (!this.getModuleInfo(own)?.exports?.includes("default")) continue;
          // Previews and what is printed have the frame of the site.
          const name = files.includes(`${app}/routes/dashboard/layout.tsx`) ? id : publicSheet;
          entries.set(name, [...(entries.get(name) ?? []), ...files]);
        }
        for (const [name, files] of entries) {
          const words: Words = { strings: new Map(), keys: new Set() };
          for (const module of listModules(this, files, app))
            collectWords(this.getModuleInfo(module)?.ast, words);
          const source = await keepUsedRules(String(sheet.source), words);
          const { css, names } =
            name === publicSheet ? shortenClasses(source, words.strings) : { css: source, names: undefined };
          this.emitFile({ type: "asset", fileName: `styles/${name}.css`, source: css });
          if (names)
            this.emitFile({
              type: "asset",
              fileName: `styles/${name}-names.json`,
              source: JSON.stringify(names),
            });
        }
      },
    },
  };
  return { plugin, preset };
}

/** Lists the files of a route and its layouts, innermost first. */
function listRouteFiles(id: string | undefined, routes: Record<string, Route>): string[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [route.file, ...listRouteFiles(route.parentId, routes)] : [];
}

/** Lists direct and indirect imports, except server modules and catalogues, which contain no styles. */
function listModules(context: Rollup.PluginContext, entries: string[], app: string): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || !id.startsWith(app) || /\.server\.|\.css|\/app\/languages\//.test(id)) return;
    found.add(id);
    const info = context.getModuleInfo(id);
    for (const imported of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      visit(imported);
  };
  for (const entry of entries) visit(entry);
  return found;
}

interface Words {
  /** Number of uses of each word in strings: class names, elements and attribute values. */
  strings: Map<string, number>;
  /** Property names, including attributes. */
  keys: Set<string>;
}

/** Collects the words of a module except its messages. */
function collectWords(node: unknown, words: Words): void {
  if (typeof node !== "object" || node === null) return;
  const { type, value, key, callee, ...rest } = node as Record<string, unknown> & { type?: string };
  const named = (part: unknown) => (part as { name?: string } | undefined)?.name;
  if (type === "CallExpression" && ["t", "msg"].includes(named(callee) ?? "")) return;
  if (type === "Property") words.keys.add(named(key) ?? "");
  const text = type === "TemplateElement" ? (value as { cooked: string }).cooked : value;
  if (typeof text === "string")
    for (const word of text.split(/\s+/)) words.strings.set(word, (words.strings.get(word) ?? 0) + 1);
  else for (const child of Object.values({ value, key, callee, ...rest })) collectWords(child, words);
}

async function keepUsedRules(css: string, { strings, keys }: Words): Promise<string> {
  const words = [...strings.keys()];
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "" }],
    css: [{ raw: css }],
    defaultExtractor: () => ({
      attributes: { names: [...keys, ...words], values: words },
      classes: [],
      ids: [],
      tags: [],
      undetermined: words,
    }),
    keyframes: true,
    variables: true,
    // PurgeCSS does not know selectors that consist of pseudo-classes.
    safelist: { standard: [/^:(is|focus-visible)$/] },
    // Set later by scripts.
    dynamicAttributes: ["hidden", ...(css.match(/(?<=\[)(aria|data)-[\w-]+/g) ?? [])],
  });
  const used = purged?.css ?? css;
  return used.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    used.includes(`var(${name}`) ? rule : "",
  );
}
