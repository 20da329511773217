import type { Rollup } from "vite";

/** What a page's modules can name in their markup. */
export interface Vocabulary {
  /** Every word of their strings: class names, elements and values of attributes are among them. */
  words: Set<string>;
  /** Every property: attributes are among them. */
  keys: Set<string>;
}

/** What several name together. */
export const union = (all: Vocabulary[]): Vocabulary => ({
  words: new Set(all.flatMap(({ words }) => [...words])),
  keys: new Set(all.flatMap(({ keys }) => [...keys])),
});

/** Reads each module of the application once: what it names, and what it imports. */
export class Modules {
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
