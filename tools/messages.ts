import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { catalogFormat } from "../app/languages/compile-catalog";
import { translations } from "../app/languages/languages";
import { keepAsFuzzy } from "./fuzzy-messages";

/**
 * `npm run messages`: extracts messages into the catalogues. A changed English text keeps its translations, marked
 * as fuzzy until somebody has compared them.
 */
const catalogs = translations.map(({ code }) => {
  const file = `app/locales/${code}.po`;
  return { code, file, before: readFileSync(file, "utf8") };
});
const { status, stdout, stderr } = spawnSync("npx", ["lingui", "extract", "--clean"], { encoding: "utf8" });
// Advice about commands that do not exist here.
console.log(stdout.replace(/^\(Use .*$/gm, "").trim());
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
const pairs = new Map<string, string>();
for (const { code, file, before } of catalogs) {
  const context = { locale: code, sourceLocale: "en", filename: file, existing: readFileSync(file, "utf8") };
  const [old, present] = await Promise.all(
    [before, context.existing].map((po) => catalogFormat.parse(po, context)),
  );
  const found = keepAsFuzzy(old ?? {}, present ?? {});
  if (found.size === 0) continue;
  writeFileSync(file, await catalogFormat.serialize(present ?? {}, context));
  for (const [now, was] of found) pairs.set(now, was);
}
for (const [now, was] of pairs) console.log(`Fuzzy: “${was}” is now “${now}”.`);
if (pairs.size > 0)
  console.log("Compare their translations in app/locales, then remove “#, fuzzy” and “# Was: …”.");
