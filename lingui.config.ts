import type { LinguiConfig } from "@lingui/conf";
import { catalogFormat } from "./app/languages/compile-catalog";
import { english, translations } from "./app/languages/languages";
import { extractor } from "./tools/extract-messages";

/** `npm run messages`: extracts messages into the catalogues (docs/languages.md). */
const config: LinguiConfig = {
  sourceLocale: english.code,
  locales: [english, ...translations].map(({ code }) => code),
  catalogs: [{ path: "app/locales/{locale}", include: ["app", "db/seed", "server"] }],
  format: catalogFormat,
  extractors: [extractor],
  orderBy: "message",
};

export default config;
