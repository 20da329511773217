import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { textOf } from "../support/site";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { type ReadPage, readEmptySite, readWholeSite } from "../support/whole-site";

const vnu = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
const java = ["/usr/bin/java", "/usr/local/bin/java", `${process.env.JAVA_HOME}/bin/java`].find((path) =>
  existsSync(path),
);

const w3m = ["/usr/bin/w3m", "/usr/local/bin/w3m"].find((path) => existsSync(path));

let read: Promise<ReadPage[]> | undefined;

/** Read by the first test: a site lives as long as its test. */
function everyPage(): Promise<ReadPage[]> {
  read ??= Promise.all([
    readWholeSite(),
    readEmptySite(),
    readFile("public/back-soon.html", "utf8").then((html) => [{ name: "back-soon.html", status: 503, html }]),
  ]).then((pages) => pages.flat().filter(({ html }) => html !== ""));
  return read;
}

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:standard", "html-validate:a11y"],
  rules: {
    // Valid markup as React writes it: `<br/>`, `srcSet`, `selected=""`.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // The rule allows names only on landmarks and controls, but lists can have one.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Staff write numbers and titles; numbers must wrap on narrow windows.
    "tel-non-breaking": "off",
    "long-title": "off",
    // Check boxes of a list share a name.
    "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
    "prefer-button": ["error", { exclude: ["image"] }],
    // The job panel's form sends nothing: it stops Firefox from restoring its check box.
    "wcag/h32": "off",
  },
});

/** Rules with words of what they need not forbid. */
const allowed = [
  // The picture of a focus picker is a button, with the name of the buttons next to it.
  ["form-dup-name", 'focus" value="'],
  // `th` takes flow content except headings and sections.
  ["element-permitted-content", "<details> element is not permitted as a descendant of <th>"],
] as const;

/** Features that this version of the Nu validator does not know. */
const unknownToNu = [
  "Attribute “name” not allowed on element “details” at this point\\.",
  "A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\\.",
  "CSS: Unrecognized at-rule “@layer”",
  "CSS: Parse Error\\.",
  "CSS: Unknown pseudo-element or pseudo-class “:modal”",
  "CSS: “(contain-intrinsic-(size|height)|vector-effect)”.*",
  "CSS: “color”: “in” is not a “color” value\\.",
  "CSS: “paint-order”: Property “paint-order” doesn't exist\\.",
  "CSS: “font-variant-numeric”: “var\\(--tw-ordinal\\)”.*",
];

test("the walk visits pages of every kind", async () => {
  const pages = await everyPage();
  const count = (status: number) => pages.filter((page) => page.status === status).length;
  expect(pages.length).toBeGreaterThan(200);
  for (const status of [404, 415, 422, 503]) expect([status, count(status)]).not.toEqual([status, 0]);
});

test("html-validate finds nothing on any page", async () => {
  const faults: string[] = [];
  for (const { name, html } of await everyPage()) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, line, column } of results.flatMap((result) => result.messages)) {
      const at = html.split("\n")[line - 1]?.slice(column - 1, column + 100);
      if (allowed.some(([rule, words]) => ruleId === rule && `${message} ${at}`.includes(words))) continue;
      faults.push(`${name}: ${ruleId}: ${message} at ${at}`);
    }
  }
  expect(faults).toEqual([]);
});

test.skipIf(!java)(
  "the Nu validator finds nothing on any page (skipped where there is no Java)",
  async () => {
    const pages = await everyPage();
    const directory = makeTemporaryFolder();
    for (const [index, { html }] of pages.entries()) {
      await writeFile(join(directory, `${String(index).padStart(4, "0")}.html`), html);
    }
    const options = ["--stdout", "--exit-zero-always", "--errors-only", "--format", "json"];
    const { stdout } = await promisify(execFile)(
      java ?? "",
      ["-jar", vnu, ...options, "--filterpattern", unknownToNu.join("|"), directory],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stdout) as {
      messages: { url: string; message: string; extract: string }[];
    };
    const faults = messages.map(({ url, message, extract }) => {
      const page = pages[Number.parseInt(url.split("/").at(-1) ?? "", 10)];
      return `${page?.name}: ${message} at ${extract}`;
    });
    expect(faults).toEqual([]);
  },
  300_000,
);

/** Removes typed values, which text browsers cut off. */
const withoutTyped = (html: string) =>
  html
    .replace(/(<textarea[^>]*>)[^<]*/g, "$1")
    // w3m adds text around insertions and deletions.
    .replace(/<\/?(?:ins|del)>/g, "")
    .replace(/<input (?![^>]*type="(?:hidden|submit)")[^>]*>/g, (input) =>
      input.replace(/ value="[^"]*"/, ""),
    );

/** Renders a page in w3m without its placeholders for decorative pictures. */
function readPlain(html: string): string {
  const plainly = ["-o", "pseudo_inlines=0", "-o", "ignore_null_img_alt=0"];
  const options = ["-dump", "-T", "text/html", "-I", "utf-8", "-O", "utf-8", "-cols", "200", ...plainly];
  const { stdout } = spawnSync(w3m ?? "", options, { input: withoutTyped(html), encoding: "utf8" });
  return stdout;
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function wordsIn(html: string): Set<string> {
  const attributes = [...html.matchAll(/ (?:alt|value|placeholder)="([^"]*)"/g)].map(([, words]) => words);
  return new Set(wordsOf(`${textOf(html.replace(/<wbr\/?>/g, ""))} ${textOf(attributes.join(" "))}`));
}

/** Finds bullets, numbers or boxes without content. */
function emptyLines(plain: string): string[] {
  const lines = plain.split("\n").filter((line) => line.trim() !== "");
  const indent = (line = "") => line.search(/[^\s]/);
  return lines.filter(
    (line, index) =>
      /^\s*([•□☆○■●◎△◇*+-]|\d+\.|\[\s?\])\s*$/.test(line) && indent(lines[index + 1]) <= indent(line),
  );
}

test.skipIf(!w3m)(
  "without styles no words run together, and no bullet or box is empty (skipped where there is no w3m)",
  async () => {
    const faults: string[] = [];
    for (const { name, html } of await everyPage()) {
      const plain = readPlain(html);
      expect([name, wordsOf(plain).length]).toEqual([name, expect.toSatisfy((count: number) => count > 10)]);
      const known = wordsIn(html);
      const runTogether = wordsOf(plain).filter((word) => !known.has(word) && !/^\d$/.test(word));
      faults.push(...[...runTogether, ...emptyLines(plain)].map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

test("every link, button and field says in words what it is", async () => {
  const faults: string[] = [];
  for (const { name, html } of await everyPage()) {
    for (const [whole, tag, inside = ""] of html.matchAll(/<(a|button|summary)\b[^>]*>(.*?)<\/\1>/gs)) {
      const words = textOf(inside.replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, "$1"));
      if (words.trim() === "") faults.push(`${name}: ${tag} without words: ${whole.slice(0, 120)}`);
    }
    const labels: Record<string, string> = {};
    for (const [, id = "", inside = ""] of html.matchAll(/<label\b[^>]* for="([^"]+)"[^>]*>(.*?)<\/label>/gs))
      labels[id] = `${labels[id] ?? ""}${textOf(inside).trim()}`;
    const unwrapped = html.replace(/<label\b[^>]*>(.*?)<\/label>/gs, (label, inside: string) =>
      textOf(inside).trim() ? "" : label,
    );
    for (const [control, , rest = ""] of unwrapped.matchAll(/<(input|select|textarea)\b([^>]*)>/g)) {
      if (/type="(hidden|submit)"|type="image".* alt="[^"]/.test(rest)) continue;
      const id = / id="([^"]+)"/.exec(rest)?.[1] ?? "";
      if (!labels[id] && !/ aria-label="[^"]/.test(rest))
        faults.push(`${name}: no label for ${control.slice(0, 120)}`);
    }
  }
  expect(faults).toEqual([]);
});

test("every page about one record names it in its title", async () => {
  const aboutRecord = /^staff: (?!form).*\/([^/]*\d[^/]*|notice:2)(\/\w+)?$/;
  const pages = (await everyPage()).filter(({ name }) => aboutRecord.test(name));
  expect(pages.length).toBeGreaterThan(25);
  const titles = pages.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
  const nameless = titles.filter((title) => !/^[^:]+: .+ · Palashpur Public School$/.test(title));
  expect(nameless).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});

test("no alternative text repeats the text below its picture", async () => {
  const figures: { alt: string; caption: string }[] = [];
  for (const { html } of await everyPage())
    for (const [, figure = ""] of html.matchAll(/<figure\b[^>]*>(.*?)<\/figure>/gs)) {
      const caption = /<figcaption[^>]*>(.*?)<\/figcaption>/s.exec(figure)?.[1] ?? "";
      for (const [, alt = ""] of figure.matchAll(/<img[^>]* alt="([^"]*)"/g))
        figures.push({ alt: textOf(alt), caption: textOf(caption).trim() });
    }
  expect(figures.length).toBeGreaterThan(20);
  expect(figures.filter(({ alt, caption }) => alt !== "" && caption.startsWith(alt))).toEqual([]);
});
