import { createHash } from "node:crypto";
import { normalizePath, type Plugin, type Rollup } from "vite";
import { translations } from "../app/languages/languages";
import type { Message } from "../app/languages/messages";

/**
 * Writes a file of words for each language, which a page of staff in that language brings along (app/languages/staff-words.server.ts): those of
 * the messages that stand in a script for browsers. English ones are in the scripts themselves.
 */
export function staffWords(): Plugin {
  return {
    name: "staff-words",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        if (this.environment.config.consumer === "server") return;
        const code = staffChunks(bundle)
          .map((chunk) => chunk.code)
          .join("\n");
        const patterns = patternsIn(code);
        for (const { code: language, words } of translations) {
          const said = (Object.keys(words) as Message[]).filter(
            (message) => isIn(code, message) || patterns.some((pattern) => pattern.test(message)),
          );
          const source = `staffWords=${JSON.stringify(Object.fromEntries(said.map((message) => [message, words[message]])))}`;
          const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
          this.emitFile({ type: "asset", fileName: `assets/words-${language}-${hash}.js`, source });
        }
      },
    },
  };
}

/** The scripts that a page of staff can load: none of a public page is ever loaded by a browser. */
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

/** Whether a script says a message, in whatever quotes. */
function isIn(code: string, message: string): boolean {
  const quoted = JSON.stringify(message).slice(1, -1);
  return code.includes(quoted) || code.includes(message);
}

/** The messages that a script puts together, such as `${priority} priority`, as patterns. */
function patternsIn(code: string): RegExp[] {
  return [...code.matchAll(/`((?:[^`\\$]|\$\{[^{}`]*\})*)`/g)].flatMap(([, text = ""]) => {
    const parts = text.split(/\$\{[^}]*\}/);
    const hasWords = parts.some((part) => /[a-z]{4}/.test(part));
    if (parts.length === 1 || !hasWords) return [];
    return new RegExp(
      `^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[\\w -]+")}$`,
    );
  });
}
