import { compile } from "./compile-message";
import type { Compiled } from "./format";

export type WordsProblem =
  | { is: "unreadable" | "quoted" }
  /** Placeholders and tags as written: `{count}`, `<a>`. */
  | { is: "missing" | "unknown"; parts: string[] };

/** @throws SyntaxError if it is not valid ICU */
function parse(text: string): Compiled {
  const compiled = compile(text);
  if (lacksOther(compiled)) throw new SyntaxError("A plural needs the form “other”.");
  return compiled;
}

function lacksOther(message: Compiled): boolean {
  if (typeof message === "string") return false;
  return message.some((token) => {
    const forms = typeof token === "string" ? undefined : token[2];
    return typeof forms === "object" && forms !== null && !("other" in forms);
  });
}

/** With type: `number`, `plural` and so on. */
type Placeholder = [name: string, type?: string];

function placeholdersIn(message: Compiled): Placeholder[] {
  if (typeof message === "string") return [];
  return message.flatMap((token): Placeholder[] => {
    if (typeof token === "string") return [];
    const [name, type, forms] = token;
    const inForms = typeof forms === "object" ? Object.values(forms as Record<string, Compiled>) : [];
    return [[name, type], ...inForms.filter(Array.isArray).flatMap(placeholdersIn)];
  });
}

const isNumber = ([, type]: Placeholder) => type === "plural" || type === "number";

const tag = /<(\w+)>([^<>]*)<\/\1>/g;

function partsIn(text: string, numbers: readonly string[]): string[] {
  const placeholders = placeholdersIn(parse(text)).map((one) =>
    !one[1] || (isNumber(one) && numbers.includes(one[0])) ? `{${one[0]}}` : `{${one[0]}, …}`,
  );
  const tags = [...text.matchAll(tag)].map(([, name]) => `<${name}>`);
  return [...new Set([...placeholders, ...tags])];
}

const numbersIn = (text: string) =>
  placeholdersIn(parse(text))
    .filter(isNumber)
    .map(([name]) => name);

/** Returns placeholders and tags that a replacement text needs. */
export const listParts = (message: string): string[] => partsIn(message, numbersIn(message));

function isBalanced(text: string): boolean {
  return text.split("{").length === text.split("}").length && !/<\/?\w+>/.test(text.replace(tag, "$2"));
}

/** Returns the reason why a text cannot replace a message; undefined if it can. */
export function findProblem(message: string, words: string): WordsProblem | undefined {
  if (/'['{}<>#]/.test(words)) return { is: "quoted" };
  if (!isBalanced(words)) return { is: "unreadable" };
  let parts: string[];
  try {
    parts = partsIn(words, numbersIn(message));
  } catch {
    return { is: "unreadable" };
  }
  const expected = listParts(message);
  const missing = expected.filter((part) => !parts.includes(part));
  const unknown = parts.filter((part) => !expected.includes(part));
  if (unknown.length > 0) return { is: "unknown", parts: unknown };
  if (missing.length > 0) return { is: "missing", parts: missing };
  const [usual, stars] = [starsIn(message), starsIn(words)];
  if (usual === 0 && stars > 0) return { is: "unknown", parts: ["**"] };
  if (usual > 0 && (stars === 0 || stars % 2 === 1)) return { is: "missing", parts: ["**"] };
  return undefined;
}

const starsIn = (text: string) => text.split("**").length - 1;

/** Removes tags and plural forms: `{count} photos`. Empty tags become an ellipsis. Invalid texts are returned unchanged. */
export function readable(text: string): string {
  try {
    return read(compile(text), "")
      .replace(/<(\w+)><\/\1>/g, "…")
      .replace(/<\/?\w+>/g, "");
  } catch {
    return text;
  }
}

function read(message: Compiled, number: string): string {
  if (typeof message === "string") return message;
  return message
    .map((token) => {
      if (typeof token === "string") return token === "#" && number ? number : token;
      const [name, , forms] = token;
      const other = typeof forms === "object" ? (forms as Record<string, Compiled>).other : undefined;
      return other ? read(other, `{${name}}`) : `{${name}}`;
    })
    .join("");
}
