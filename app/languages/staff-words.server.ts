import { readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/project-root.server";
import { spokenLanguage } from "./current";
import { english } from "./languages";

const directory = "assets";
let files: string[] | undefined;

/**
 * The address of the file of words that a page of staff needs in a browser (vite/staff-words.ts); undefined for English, which is in the
 * scripts, and where nothing was built.
 */
export function staffWordsFile(): string | undefined {
  const { code } = spokenLanguage();
  if (code === english.code || import.meta.env.DEV) return undefined;
  files ??= readdirSync(join(projectRoot, "build/client", directory));
  const name = files.find((file) => file.startsWith(`words-${code}-`) && file.endsWith(".js"));
  return name && `/${directory}/${name}`;
}
