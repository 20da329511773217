import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { msg } from "#message";
import { findTranslationText, messageDetails } from "~/languages/catalogs.server";
import { findProblem } from "~/languages/check-words.server";
import { translations } from "~/languages/languages";
import { extractor } from "../../tools/extract-messages";
import { wordsIn } from "../support/english-left";

function extract(): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of ["app", "db/seed", "server"])
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const file = `${folder}/${name}`;
      if (!extractor.match(file)) continue;
      extractor.extract(
        `${process.cwd()}/${file}`,
        readFileSync(file, "utf8"),
        ({ message = "", context }) => {
          const key = msg(message, context);
          if (!found.has(key)) found.set(key, file);
        },
      );
    }
  return found;
}

test("the catalogues have the messages of the sources; otherwise run npm run messages", () => {
  const inSources = extract();
  const inCatalog = new Set(messageDetails().map(({ message }) => message));
  const missing = [...inSources].filter(([message]) => !inCatalog.has(message));
  const unused = [...inCatalog].filter((message) => !inSources.has(message));
  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
});

describe.each(translations)("app/locales, $code", ({ code }) => {
  const messages = messageDetails().map(({ message }) => message);

  test("translates every message", () => {
    const missing = messages.filter((message) => findTranslationText(code, message) === undefined);
    expect(missing, `Translate these messages in app/locales/${code}.po, or compare the fuzzy ones`).toEqual(
      [],
    );
  });

  test("leaves no message in English but names and codes", () => {
    const same = messages.filter((message) => findTranslationText(code, message) === message);
    const names = /^(Linux|Windows)$|\{[^}]*\}|<[^>]*>/g;
    expect(same.filter((message) => wordsIn(message.replace(names, " ")).length > 0)).toEqual([]);
  });

  test("ends sentences with a danda instead of a full stop", () => {
    const isSentence = (message: string) => /\w\w\w.*[\s}].*\.\}*$/s.test(message);
    const ends = /(?:[\u0900-\u0dff]{3,}|[\d}])\.\}*$/;
    const wrong = messages
      .filter(isSentence)
      .flatMap((message) => findTranslationText(code, message)?.match(ends)?.input ?? []);
    expect(wrong).toEqual([]);
  });

  test("keeps the placeholders and tags of every message", () => {
    const wrong = messages.flatMap((message) => {
      const text = findTranslationText(code, message);
      const problem = text === undefined ? undefined : findProblem(message, text);
      return problem ? [{ message, text, ...problem }] : [];
    });
    expect(wrong).toEqual([]);
  });
});
