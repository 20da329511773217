import { AsyncLocalStorage } from "node:async_hooks";
import { english, type Language } from "./languages";

export interface Speech {
  language: Language;
  /** Dashboard language of the logged-in user; school content stays in English. */
  staff?: Language | undefined;
  /** All languages of the site, English first. */
  languages: readonly Language[];
  /** The school's own wording by message. */
  corrections: ReadonlyMap<string, string>;
  ownDigits: boolean;
}

const inEnglish: Speech = {
  language: english,
  languages: [english],
  corrections: new Map(),
  ownDigits: false,
};

/** Global: server and pages may have loaded this file twice (`npm run dev`, tests). */
const globals = globalThis as { [key: symbol]: AsyncLocalStorage<Speech> | undefined };
const key = Symbol.for("the language of a request");
globals[key] ??= new AsyncLocalStorage<Speech>();
const storage = globals[key];

export function speaking<Result>(speech: Speech, act: () => Result): Result {
  return storage.run(speech, act);
}

/** Runs `act` in English, for the activity log and answers. */
export function speakingEnglish<Result>(act: () => Result): Result {
  return storage.run(inEnglish, act);
}

/** Runs `act` with the school's texts in the dashboard language of the logged-in user, if they are translated. */
export function speakingToReader<Result>(act: () => Result): Result {
  return storage.run({ ...currentSpeech(), language: spokenLanguage() }, act);
}

export function spokenLanguage(): Language {
  const { language, staff } = currentSpeech();
  return staff ?? language;
}

export function currentSpeech(): Speech {
  return storage.getStore() ?? inEnglish;
}

/** Code stored with what visitors send; empty for English. */
export function visitorLanguage(): string {
  const { code } = currentSpeech().language;
  return code === english.code ? "" : code;
}
