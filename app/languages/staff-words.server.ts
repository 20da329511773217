import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/project-root.server";
import { sha256 } from "~/services/secrets.server";
import { currentSpeech, spokenLanguage } from "./current";
import { english } from "./languages";

const directory = "assets";
let files: string[] | undefined;

/** The file of words of a language that the build made (vite/staff-words.ts); undefined where nothing was built. */
function fileOf(code: string): string | undefined {
  if (import.meta.env.DEV) return undefined;
  files ??= readdirSync(join(projectRoot, "build/client", directory));
  const name = files.find((file) => file.startsWith(`words-${code}-`) && file.endsWith(".js"));
  return name && `/${directory}/${name}`;
}

/**
 * The addresses of the scripts with the words that a page of staff needs in a browser: ours, and the school's own in the place of some.
 * None for English, which is in the other scripts.
 */
export function staffWordsFiles(): string[] {
  const { code } = spokenLanguage();
  if (code === english.code) return [];
  const [ours, own] = [fileOf(code), correctedWords()];
  return [
    ...(ours ? [ours] : []),
    ...(own
      ? [`/dashboard/languages/corrected.js?${new URLSearchParams({ v: sha256(own).slice(0, 12) })}`]
      : []),
  ];
}

/** A script that puts the school's words in the place of ours, where a script says them; empty where the school has none. */
export function correctedWords(): string {
  const own = [...currentSpeech().corrections].filter(([message]) => isSaidInBrowsers(message));
  if (own.length === 0) return "";
  return `staffWords=Object.assign(globalThis.staffWords||{},${JSON.stringify(Object.fromEntries(own))})`;
}

let said: Set<string> | undefined;

/** Whether a script for browsers says a message: where nothing was built, each may. */
export function isSaidInBrowsers(message: string): boolean {
  if (!said) {
    // Which they are is the same in each language.
    const file = fileOf("or");
    if (!file) return true;
    const source = readFileSync(join(projectRoot, "build/client", file), "utf8");
    said = new Set(Object.keys(JSON.parse(source.slice(source.indexOf("{")))));
  }
  return said.has(message);
}
