import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashValues, mergeValues } from "~/forms/merge-edits.server";

const routes = "app/routes/dashboard";

/** Forms without a comparison: they add something, or hold a single value. */
const exceptions = [
  "albums/add-photos.tsx",
  "albums/add.tsx",
  "consents/record.tsx",
  "school-closed/school-closed.tsx",
  "staff/add.tsx",
  // The day of the annual report; each save is logged.
  "appendix-ix/report.tsx",
  // A picture, compared by its ID.
  "blurring/page.tsx",
];

test("every staff form with saved values merges the changes of two people", () => {
  const pages = readdirSync(routes, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const opening = /\bopenForm\((?!\{\}\))/;
  const unmerged = pages.filter((name) => {
    const source = readFileSync(join(routes, name), "utf8");
    return (
      opening.test(source) &&
      !/\b(?:mergeEdits|mergeSettings|changeRecord|mergeLines|saveCaptions)\(/.test(source)
    );
  });
  expect(unmerged.sort(), "Merge the form by mergeEdits (app/forms/merge-edits.server.ts)").toEqual(
    exceptions.sort(),
  );
});

test("pages compare no versions or hashes on their own", () => {
  const files = ["app/routes", "app/content", "app/capabilities"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const throwing = files.filter(
    (name) =>
      /\.tsx?$/.test(name) && /class \w*(?:Conflict|Changed)\w*Error\b/.test(readFileSync(name, "utf8")),
  );
  expect(throwing).toEqual([]);
});

test.each([
  ["only mine", { a: "mine", b: "old" }, { a: "old", b: "old" }, { a: "mine", b: "old" }, []],
  ["only theirs", { a: "old", b: "old" }, { a: "theirs", b: "old" }, { a: "theirs", b: "old" }, []],
  ["different fields", { a: "mine", b: "old" }, { a: "old", b: "theirs" }, { a: "mine", b: "theirs" }, []],
  ["one field", { a: "mine", b: "old" }, { a: "theirs", b: "old" }, { a: "mine", b: "old" }, ["a"]],
  ["one field, to the same", { a: "same", b: "old" }, { a: "same", b: "old" }, { a: "same", b: "old" }, []],
])("merges a change of %s", (_, typed, saved, values, both) => {
  expect(mergeValues(saved, typed, hashValues({ a: "old", b: "old" }))).toEqual({ values, both });
});

test("the typed values win if the form has no hashes, as in the old endpoints", () => {
  expect(mergeValues({ a: "theirs" }, { a: "mine" }, null)).toEqual({ values: { a: "mine" }, both: [] });
});
