import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { normalizePath, type Plugin, type Rollup } from "vite";
import { compileCatalog } from "../app/languages/compile-catalog";
import { english, translations } from "../app/languages/languages";

type Messages = Awaited<ReturnType<typeof compileCatalog>>["messages"];

/** English messages are inside each browser script, translations in one file per language. */
export function messages(): Plugin {
  const read = (code: string) => compileCatalog(readFileSync(`app/locales/${code}.po`, "utf8"), code);
  let isClientBuild = false;
  let isServerBuild = false;
  /** English messages with placeholders, searched for in every chunk. */
  let withPlaceholders: [string, Messages[string]][] = [];
  return {
    name: "messages",
    config: () => ({ define: { "import.meta.env.COMPILED_MESSAGES": "true" } }),
    configResolved(config) {
      isClientBuild = config.command === "build" && !config.build.ssr;
      isServerBuild = config.command === "build" && !isClientBuild;
    },
    async buildStart() {
      if (!isClientBuild) return;
      const all = Object.entries((await read(english.code)).messages);
      withPlaceholders = all.filter(([, message]) => typeof message !== "string");
    },
    async load(id) {
      if (!id.endsWith(".po")) return;
      const code = basename(id, ".po");
      const { messages, sources, details } = await read(code);
      if (!isServerBuild) return `export default ${JSON.stringify({ messages, sources, details })}`;
      // Texts in modules would stay in memory twice more: as source code and as a constant.
      const emit = (name: string, content: object) => {
        const source = JSON.stringify(content);
        const file = this.emitFile({ type: "asset", fileName: `locales/${name}.json`, source });
        return `JSON.parse(readFileSync(new URL(import.meta.ROLLUP_FILE_URL_${file})))`;
      };
      return [
        'import { readFileSync } from "node:fs";',
        `const { messages, sources } = ${emit(code, { messages, sources })};`,
        `export default { messages, sources, get details() { return ${emit(`${code}-details`, details)}; } };`,
      ].join("\n");
    },
    renderChunk(code) {
      const used = withPlaceholders.filter(([message]) => contains(code, message));
      if (used.length === 0) return;
      const own = JSON.stringify(Object.fromEntries(used));
      return { code: `${code}\nglobalThis.messages=Object.assign(${own},globalThis.messages);`, map: null };
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        if (!isClientBuild) return;
        const code = staffChunks(bundle)
          .map((chunk) => chunk.code)
          .join("\n");
        for (const { code: language } of translations) {
          const all: Messages = (await read(language)).messages;
          const used = Object.entries(all).filter(([message]) => contains(code, message));
          const source = `messages=${JSON.stringify(Object.fromEntries(used))}`;
          const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
          this.emitFile({ type: "asset", fileName: `assets/messages-${language}-${hash}.js`, source });
        }
      },
    },
  };
}

/** Returns the scripts that a staff page can load; browsers never load those of public pages. */
function staffChunks(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const reached = new Map<string, Rollup.OutputChunk>();
  const reach = (name: string) => {
    const chunk = bundle[name];
    if (reached.has(name) || chunk?.type !== "chunk") return;
    reached.set(name, chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) reach(next);
  };
  for (const file of Object.values(bundle)) {
    const isPublic =
      file.type === "chunk" &&
      /\/app\/routes\/(?!dashboard\/)/.test(normalizePath(file.facadeModuleId ?? ""));
    if (file.type === "chunk" && file.isEntry && !isPublic) reach(file.fileName);
  }
  return [...reached.values()];
}

/** True if a script contains a message in any kind of quotes. */
function contains(code: string, message: string): boolean {
  return code.includes(message) || code.includes(JSON.stringify(message).slice(1, -1));
}
