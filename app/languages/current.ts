import { AsyncLocalStorage } from "node:async_hooks";
import { english, type Language } from "./languages";

/** What the page that is being made, or the form that is being answered, speaks. */
export interface Speech {
  language: Language;
  /** What a page of staff says its own words in: the choice of whoever is logged in. What the school wrote stays in English there. */
  staff?: Language | undefined;
  /** All that the site comes in, English first. */
  languages: readonly Language[];
  /** What the school says instead of our words, by the message. */
  corrections: ReadonlyMap<string, string>;
  /** True if numbers have the digits of the language's own script. */
  ownDigits: boolean;
}

const inEnglish: Speech = {
  language: english,
  languages: [english],
  corrections: new Map(),
  ownDigits: false,
};

/** One for the process, also where the server and the pages it serves have each loaded this file (`npm run dev`, tests). */
const globals = globalThis as { [key: symbol]: AsyncLocalStorage<Speech> | undefined };
const key = Symbol.for("the language of a request");
globals[key] ??= new AsyncLocalStorage<Speech>();
const storage = globals[key];

/** Runs `act`, and all that it starts, in a language. */
export function speaking<Result>(speech: Speech, act: () => Result): Result {
  return storage.run(speech, act);
}

/** Runs `act` in English, for what is kept or sent in it: the activity log, answers to visitors. */
export function speakingEnglish<Result>(act: () => Result): Result {
  return storage.run(inEnglish, act);
}

/** The language of the program's own words. */
export function spokenLanguage(): Language {
  const { language, staff } = currentSpeech();
  return staff ?? language;
}

/** What the current code is to speak: English where nobody said otherwise. */
export function currentSpeech(): Speech {
  return storage.getStore() ?? inEnglish;
}

/** The language of the page that a visitor sees, as it is kept with what they send: its code, empty for English. */
export function visitorLanguage(): string {
  const { code } = currentSpeech().language;
  return code === english.code ? "" : code;
}
