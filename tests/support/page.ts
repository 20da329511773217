import { parseHTML } from "linkedom";

interface Sender {
  visit(path: string, visit: { form?: Record<string, string>; body?: FormData }): Promise<Response>;
}

const controls = "input[name], textarea[name], select[name]";

let lastParsed: { html: string; document: Document } | undefined;

/** Parses a page once for several questions. Browsers read React's `dateTime` as `datetime`, linkedom does not. */
function parsePage(html: string): Document {
  if (lastParsed?.html !== html) {
    const named = html.replace(/ (?!viewBox)[a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase());
    const whole = named.includes("<html") ? named : `<html><body>${named}</body></html>`;
    lastParsed = { html, document: parseHTML(whole).document };
  }
  return lastParsed.document;
}

/** Returns the text of a text area, which linkedom leaves encoded. */
function textInArea(area: Element): string {
  const text = (area.textContent ?? "").replace(/^\n/, "");
  return text.includes("&")
    ? (parseHTML(`<p>${text}</p>`).document.firstElementChild?.textContent ?? "")
    : text;
}

const insideWords = ["STRONG", "B", "EM", "MARK", "INS", "DEL"];

/** Returns text with spaces between elements, except for emphasis; React's comments add no spaces. */
function wordsOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? "";
  if (["SCRIPT", "STYLE"].includes(node.nodeName) || node.nodeType === 8) return "";
  if (node.nodeName === "TEXTAREA") return ` ${textInArea(node as Element)} `;
  const words = [...node.childNodes].map(wordsOf).join("");
  return insideWords.includes(node.nodeName) ? words : ` ${words} `;
}

/** Returns text with `[…]` around the words that a search marks. */
function markedWordsOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? "";
  const words = [...node.childNodes].map(markedWordsOf).join("");
  return node.nodeName === "MARK" ? `[${words}]` : words;
}

/** Returns the value that a field would send, as a reader of the page sees it; undefined for an unticked box. */
function sentValue(control: Element): string | undefined {
  if (control.localName === "textarea") return textInArea(control);
  if (control.localName === "select")
    return (
      (control.querySelector("option[selected]") ?? control.querySelector("option"))?.getAttribute("value") ??
      ""
    );
  const isBox = ["checkbox", "radio"].includes(control.getAttribute("type") ?? "");
  if (isBox && !control.hasAttribute("checked")) return undefined;
  return control.getAttribute("value") ?? (isBox ? "on" : "");
}

/** Returns the value of the first field or button with a name; empty if there is none. */
export function fieldOf(html: string, name: string): string {
  return parsePage(html).querySelector(`[name="${name}"][value]`)?.getAttribute("value") ?? "";
}

function sentValues(form: Element): Record<string, string> {
  const sent = [...form.querySelectorAll(controls)].flatMap((control): [string, string][] => {
    const value = sentValue(control);
    const isFile = control.getAttribute("type") === "file";
    return value === undefined || isFile ? [] : [[control.getAttribute("name") ?? "", value]];
  });
  return Object.fromEntries(sent);
}

/** Finds the form of a button, with the button's own value; the form with the most fields if no label is given. */
function findForm(document: Document, label?: string) {
  const isButton = (one: Element) => one.textContent?.trim() === label;
  const button = label ? [...document.querySelectorAll("main button")].find(isButton) : undefined;
  const size = (one: Element) => one.querySelectorAll(controls).length;
  const [largest] = [...document.querySelectorAll("main form")].sort((one, other) => size(other) - size(one));
  const form = label ? button?.closest("form") : largest;
  if (!form) throw new Error(label ? `No form has the button ${label}.` : "The page has no form.");
  const name = button?.getAttribute("name");
  return {
    action: form.getAttribute("action") || undefined,
    names: [...form.querySelectorAll(controls)].map((control) => control.getAttribute("name")),
    isMultipart: form.getAttribute("enctype") === "multipart/form-data",
    values: { ...sentValues(form), ...(name && { [name]: button?.getAttribute("value") ?? "" }) },
  };
}

/** Returns the values that the main form of a page would send. */
export const valuesOf = (html: string) => findForm(parsePage(html)).values;

/** Part of a page. */
export class Part {
  constructor(protected readonly root: () => Element) {}

  /** Text with single spaces, also between elements; emphasis is part of its word. */
  get text(): string {
    return wordsOf(this.root()).replace(/\s+/g, " ").trim();
  }

  get markedText(): string {
    return markedWordsOf(this.root()).trim();
  }

  /** Labels and addresses of links. */
  get links(): [label: string, to: string][] {
    return this.parts("a[href]").map((link) => [link.text, link.attribute("href") ?? ""]);
  }

  /** Returns the address of the first link with this label. */
  link(label: string): string | undefined {
    return this.links.find(([text]) => text === label)?.[1];
  }

  attribute(name: string): string | undefined {
    return this.root().getAttribute(name) ?? undefined;
  }

  /** Value that the field would send, with its line breaks. */
  get value(): string | undefined {
    return sentValue(this.root());
  }

  has(selector: string): boolean {
    return this.root().querySelector(selector) !== null;
  }

  count(selector: string): number {
    return this.root().querySelectorAll(selector).length;
  }

  parts(selector: string): Part[] {
    return [...this.root().querySelectorAll(selector)].map((element) => new Part(() => element));
  }

  /** Returns the first part; fails if there is none. */
  part(selector: string): Part {
    const element = this.root().querySelector(selector);
    if (!element) throw new Error(`The page has no ${selector}.`);
    return new Part(() => element);
  }

  texts(selector: string): string[] {
    return this.parts(selector).map(({ text }) => text);
  }

  /** Returns an attribute of each part that has it. */
  attributes(selector: string, name: string): string[] {
    return this.parts(selector).flatMap((part) => part.attribute(name) ?? []);
  }

  /** Returns the value that a field would send; undefined for unticked boxes and missing fields. */
  field(name: string): string | undefined {
    const fields = this.root().querySelectorAll(`:is(input, textarea, select)[name="${name}"]`);
    return [...fields].map(sentValue).find((value) => value !== undefined);
  }
}

class Page extends Part {
  private parsed: Document | undefined;

  constructor(readonly html: string) {
    super(() => this.document.documentElement);
  }

  protected get document(): Document {
    this.parsed ??= parsePage(this.html);
    return this.parsed;
  }

  /** Text of the main part, which ends before the footer. */
  override get text(): string {
    return this.main.text;
  }

  get main(): Part {
    return this.part("main");
  }

  get title(): string {
    return this.part("title").text;
  }

  get language(): string | undefined {
    return this.attribute("lang");
  }

  /** Returns the content of a meta element by its name or property. */
  meta(name: string): string | undefined {
    const [content] = this.attributes(`meta:is([name="${name}"], [property="${name}"])`, "content");
    return content;
  }

  /** Address that the page declares as its own. */
  get canonical(): string | undefined {
    return this.part('link[rel="canonical"]').attribute("href");
  }

  /** Facts for search engines. */
  get structuredData(): Record<string, unknown>[] {
    const scripts = this.document.querySelectorAll('script[type="application/ld+json"]');
    return [...scripts].map((script) => JSON.parse(script.textContent ?? ""));
  }
}

/** Page as a visitor reads it: `readPage(html).main.texts("h2")`. */
export const readPage = (html: string) => new Page(html);

/** Page as a person uses it: `page.form("Save").fill({ title: "Fair" }).send()`. */
export class OpenedPage extends Page {
  readonly status: number;

  constructor(
    private readonly person: Sender,
    readonly path: string,
    { status }: Response,
    html: string,
  ) {
    super(html);
    this.status = status;
  }

  form(label?: string) {
    const { person, path, document } = this;
    const { action = path, isMultipart, names, values } = findForm(document, label);
    return {
      values,
      fill(typed: Record<string, string>) {
        for (const [name, value] of Object.entries(typed)) {
          if (!names.includes(name)) throw new Error(`The form has no field ${name}.`);
          values[name] = value;
        }
        return this;
      },
      send() {
        if (!isMultipart) return person.visit(action, { form: values });
        const body = new FormData();
        for (const [name, value] of Object.entries(values)) body.append(name, value);
        return person.visit(action, { body });
      },
    };
  }
}
