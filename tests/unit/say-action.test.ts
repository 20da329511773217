import { expect, test } from "vitest";
import { currentSpeech, speaking } from "../../app/languages/current";
import { english, translations } from "../../app/languages/languages";
import { sayAction } from "../../app/routes/dashboard/activity/say-action.server";

const hindi = translations.find(({ code }) => code === "hi") ?? english;

/** As a school would say it that has put these words in the place of ours. */
const saidWith = (words: Record<string, string>, action: string) =>
  speaking({ ...currentSpeech(), staff: hindi, corrections: new Map(Object.entries(words)) }, () =>
    sayAction(action),
  );

test("an entry of the activity log is said in the language of who reads it", () => {
  expect(saidWith({ "emptied the trash": "EMPTIED" }, "emptied the trash")).toBe("EMPTIED");
  const ofOne = { "deleted a {noun}": "{noun}: DELETED", album: "ALBUM" };
  expect(saidWith(ofOne, "deleted an album")).toBe("ALBUM: DELETED");
  const ofSeveral = {
    "deleted {count}": "{count}: DELETED",
    "{count, plural, one {# album} other {# albums}}": "{count, plural, one {# ALBUM} other {# ALBUMS}}",
  };
  expect(saidWith(ofSeveral, "deleted 12 albums")).toBe("12 ALBUMS: DELETED");
  expect(saidWith(ofSeveral, "deleted 1 album")).toBe("1 ALBUM: DELETED");
});

test("what is no message of ours, and all of it in English, is said as it stands there", () => {
  expect(saidWith({}, "did what no version does any more")).toBe("did what no version does any more");
  for (const action of ["deleted an album", "deleted 12 albums", "made a notice a draft again", "logged out"])
    expect(sayAction(action)).toBe(action);
});
