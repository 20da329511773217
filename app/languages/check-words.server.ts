import { IntlMessageFormat } from "intl-messageformat";
import { type Element, elementsOf, types } from "./elements.server";
import { fill } from "./fill";
import type { Language } from "./language";

/** Why words cannot stand in the place of a message. */
export type WordsProblem =
  | { is: "unreadable" | "quoted" | "form" }
  /** Places and tags, as they are written in the message: `{count}`, `<a>`. */
  | { is: "missing" | "unknown"; parts: string[] };

function withinOf({ children = [], options = {} }: Element): Element[] {
  return [...children, ...Object.values(options).flatMap((option) => option.value)];
}

/** The places of a message that are numbers. */
function numbersIn(elements: Element[]): string[] {
  return elements.flatMap((element) => [
    ...([types.number, types.plural].includes(element.type) ? [element.value ?? ""] : []),
    ...numbersIn(withinOf(element)),
  ]);
}

/** The places and tags of a message, once each. @param numbers the places that are known to be numbers */
function partsIn(elements: Element[], numbers: readonly string[], outer = ""): string[] {
  const parts = elements.flatMap((element) => {
    const part = partOf(element, numbers);
    const isTag = element.type === types.tag;
    // One tag in another is none of ours, whatever the two are.
    const all = partsIn(withinOf(element), numbers, isTag ? outer + part : outer);
    return part ? [isTag ? outer + part : part, ...all] : all;
  });
  return [...new Set(parts)];
}

function partOf({ type, value = "", pluralType }: Element, numbers: readonly string[]): string {
  if (type === types.words || type === types.count) return "";
  if (type === types.tag) return `<${value}>`;
  const isNumber = numbers.includes(value);
  if (type === types.place || (type === types.number && isNumber)) return `{${value}}`;
  return type === types.plural && isNumber && pluralType === "cardinal" ? `{${value}}` : `{${value}, …}`;
}

/** What words in the place of a message have to have as it has it: `{count}`, `<a>`. */
export function partsOf(message: string): string[] {
  const elements = elementsOf(message);
  return partsIn(elements, numbersIn(elements));
}

/**
 * What keeps words from standing in the place of a message; undefined where nothing does.
 * @param inBrowsers whether a script says the message, too
 */
export function problemOf(
  message: string,
  words: string,
  language: Language,
  inBrowsers: boolean,
): WordsProblem | undefined {
  if (/'['{}<>#]/.test(words)) return { is: "quoted" };
  const expected = partsOf(message);
  // One bracket too many at the end is a sign like any other to the parser.
  if (words.split("{").length !== words.split("}").length) return { is: "unreadable" };
  let elements: Element[];
  try {
    elements = elementsOf(words);
  } catch {
    return { is: "unreadable" };
  }
  const numbers = numbersIn(elementsOf(message));
  const parts = partsIn(elements, numbers);
  const missing = expected.filter((part) => !parts.includes(part));
  const unknown = parts.filter((part) => !expected.includes(part));
  if (unknown.length > 0) return { is: "unknown", parts: unknown };
  if (missing.length > 0) return { is: "missing", parts: missing };
  const [usual, stars] = [starsIn(message), starsIn(words)];
  if (usual === 0 && stars > 0) return { is: "unknown", parts: ["**"] };
  if (usual > 0 && (stars === 0 || stars % 2 === 1)) return { is: "missing", parts: ["**"] };
  return inBrowsers && !isSameInBrowsers(words, { parts, numbers }, language) ? { is: "form" } : undefined;
}

/** How often the mark of bold words stands in a text: once before them, once behind. */
const starsIn = (text: string) => text.split("**").length - 1;

/** Whether a browser, which knows less of the format, fills in words as the server does. */
function isSameInBrowsers(
  words: string,
  { parts, numbers }: { parts: string[]; numbers: string[] },
  { locale }: Language,
): boolean {
  const format = new IntlMessageFormat(words, `${locale}-u-nu-latn`);
  const named = (mark: string) =>
    parts.filter((part) => part.startsWith(mark)).map((part) => part.slice(1, -1));
  const tags = Object.fromEntries(
    named("<").map((tag) => [tag, (within: string[]) => `<${tag}>${within.join("")}</${tag}>`]),
  );
  return [0, 1, 2, 5].every((count) => {
    const values = Object.fromEntries(
      named("{").map((name) => [name, numbers.includes(name) ? count : "words"]),
    );
    return [format.format<string>({ ...values, ...tags })].flat().join("") === fill(words, values);
  });
}
