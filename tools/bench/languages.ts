import { brotliCompressSync, constants } from "node:zlib";
import { request } from "@playwright/test";
import { addressIn } from "../../app/languages/address";
import { english, type Language, translations } from "../../app/languages/languages";
import { pagesInLanguages as pages } from "../../tests/pages";
import { launchBrowser, look, type View } from "./first-view";
import { startSlowLine } from "./slow-line";
import { median, printTable } from "./table";

const rounds = 3;
const languages = [english, ...translations];

/** Measures documents and first views of ten pages in every language, relative to English. */
export async function measureLanguages(origin: string): Promise<void> {
  const line = await startSlowLine();
  const looks = pages.flatMap((page) => languages.map((language) => addressIn(language, page)));

  const documents = new Map<string, number>();
  const visitor = await request.newContext({ ignoreHTTPSErrors: true });
  // Warms the cache: pages are recompressed after their second request, one at a time.
  for (let visit = 0; visit < 3; visit += 1) {
    for (const path of looks) {
      const body = await (await visitor.get(origin + path)).body();
      documents.set(path, packedBytes(body));
      await new Promise((resolve) => setTimeout(resolve, visit > 0 ? 300 : 0));
    }
  }
  await visitor.dispose();

  const views = new Map<string, View[]>();
  const browser = await launchBrowser();
  for (let round = 0; round < rounds; round += 1) {
    for (const path of looks) {
      const view = await look(browser, { url: origin + path, line, js: true });
      views.set(path, [...(views.get(path) ?? []), view]);
    }
  }
  await browser.close();
  line.end();

  const middle = (path: string, of: keyof View) => median((views.get(path) ?? []).map((view) => view[of]));
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  compare("Documents, KB with brotli 11", (path) => documents.get(path) ?? 0, kilobytes);
  compare(`First views, KB in all, median of ${rounds}`, (path) => middle(path, "bytes"), kilobytes);
  compare(
    `First views, ms, median of ${rounds}`,
    (path) => middle(path, "view"),
    (ms) => String(Math.round(ms)),
  );
}

function packedBytes(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Prints the English figure and the ratios of other languages. */
function compare(title: string, figureOf: (path: string) => number, shown: (figure: number) => string): void {
  const ratio = (language: Language, page: string) => figureOf(addressIn(language, page)) / figureOf(page);
  printTable(
    title,
    ["", ...languages.map(({ code }) => code)],
    [
      ...pages.map((page) => [
        page,
        shown(figureOf(page)),
        ...translations.map((language) => `${ratio(language, page).toFixed(3)} ×`),
      ]),
      [
        "median",
        shown(median(pages.map(figureOf))),
        ...translations.map(
          (language) => `${median(pages.map((page) => ratio(language, page))).toFixed(3)} ×`,
        ),
      ],
    ],
  );
}
