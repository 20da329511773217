import { expect, test } from "vitest";
import { sayAction } from "~/activity-log/say-action.server";
import { currentSpeech, speaking } from "~/languages/current";
import { english, translations } from "~/languages/languages";

const hindi = translations.find(({ code }) => code === "hi") ?? english;
type Event = Parameters<typeof sayAction>[0];

const sayWith = (words: Record<string, string>, event: Event) =>
  speaking({ ...currentSpeech(), staff: hindi, corrections: new Map(Object.entries(words)) }, () =>
    sayAction(event),
  );

test("the sentence of an entry is in the reader's language, in the school's own wording", () => {
  const emptied = { verb: "emptied trash", kind: "", count: 1 };
  expect(sayWith({ "emptied the trash": "EMPTIED" }, emptied)).toBe("EMPTIED");
  const words = {
    "deleted {what}": "{what}: DELETED",
    "{count, plural, one {an album} other {# albums}}": "{count, plural, one {ALBUM} other {# ALBUMS}}",
  };
  expect(sayWith(words, { verb: "deleted", kind: "album", count: 1 })).toBe("ALBUM: DELETED");
  expect(sayWith(words, { verb: "deleted", kind: "album", count: 12 })).toBe("12 ALBUMS: DELETED");
});

test("English has the right article and plural, and a verb of another version is shown as it is", () => {
  for (const [verb, kind, count, sentence] of [
    ["deleted", "album", 1, "deleted an album"],
    ["deleted", "album", 12, "deleted 12 albums"],
    ["made a draft", "notice", 1, "made a notice a draft again"],
    ["restored", "", 3, "restored 3 records"],
    ["logged out", "", 1, "logged out"],
    ["what no version does", "", 1, "what no version does"],
  ] as const)
    expect(sayAction({ verb, kind, count })).toBe(sentence);
});
