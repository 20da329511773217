import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const visitorFolders = [
  "app/routes/site",
  "app/offline",
  "app/ui/frame",
  "app/ui/page",
  "app/ui/text",
  "app/agenda",
  "app/content/notices",
  "app/channels/feeds",
];

/** The list on the home page has long US dates (specification section 9). */
const excepted = "app/content/notices/list.tsx";

const usFormats = /\b(longDate|longMoment|shortDate|shortSpan|momentAtSchool|clockAtSchool)\b/;

test("pages for visitors write dates in one format per language, in the browser too", () => {
  const files = visitorFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const faulty = files.filter((file) => file !== excepted && usFormats.test(readFileSync(file, "utf8")));
  expect(faulty, "Use the functions of app/dates/indian-dates.ts").toEqual([]);
  const own = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      /\.enhance\.ts$/.test(name) &&
      /toLocale\w*String|DateTimeFormat/.test(readFileSync(join("app", name), "utf8")),
  );
  expect(own, "Let the server write the date, in an attribute").toEqual([]);
});
