import { t } from "#say";
import { currentSpeech, speaking, spokenLanguage } from "~/languages/current";
import { findLanguage } from "~/languages/languages";
import { writtenIn } from "~/text/language";
import { plainTables } from "~/text/text-tables";

interface ReplyParts {
  name: string;
  school: string;
  text: string;
}

interface Sent {
  /** Text of the visitor. */
  words: string;
  /** Code of the language of the page that the visitor used; empty for English. */
  language: string;
}

/** Runs `act` in the visitor's language: that of the script they wrote, else that of the page. */
export function speakingTo<Result>({ words, language }: Sent, act: () => Result): Result {
  const written = writtenIn(words);
  const code = written && written !== "en" ? written : language || "en";
  const spoken = findLanguage(code);
  const own = spoken.code === spokenLanguage().code ? currentSpeech().corrections : new Map();
  return speaking({ ...currentSpeech(), language: spoken, staff: undefined, corrections: own }, act);
}

/** In the language of `speakingTo`. */
export function replyText({ name, school, text }: ReplyParts): string {
  const greeting = name
    ? t(/* Begins an answer to a visitor. */ "Hello {name},", { name })
    : t(/* Begins an answer to a visitor. */ "Hello,");
  return [greeting, plainTables(text), school].join("\n\n");
}
