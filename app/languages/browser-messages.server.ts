import { readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/project-root.server";
import { sha256 } from "~/services/secrets.server";
import { compileOnce } from "./catalogs.server";
import { currentSpeech, spokenLanguage } from "./current";
import { english } from "./languages";

const directory = "assets";
let files: string[] | undefined;

function findFile(code: string): string | undefined {
  if (import.meta.env.DEV) return undefined;
  files ??= readdirSync(join(projectRoot, "build/client", directory));
  const name = files.find((file) => file.startsWith(`messages-${code}-`) && file.endsWith(".js"));
  return name && `/${directory}/${name}`;
}

/** Returns script addresses of a staff page's messages, which scripts have in English, and of the school's wording. */
export function messageScripts(): string[] {
  const { code } = spokenLanguage();
  const [ours, own] = [code === english.code ? undefined : findFile(code), correctedMessages()];
  return [
    ...(ours ? [ours] : []),
    ...(own
      ? [`/dashboard/languages/corrected.js?${new URLSearchParams({ v: sha256(own).slice(0, 12) })}`]
      : []),
  ];
}

/** Returns a script with the school's own wording; empty if there is none. */
export function correctedMessages(): string {
  const { corrections } = currentSpeech();
  if (corrections.size === 0) return "";
  const compiled = [...corrections].map(([message, text]) => [message, compileOnce(text)]);
  return `messages=Object.assign(globalThis.messages||{},${JSON.stringify(Object.fromEntries(compiled))})`;
}
