import { parseHTML } from "linkedom";

interface Sender {
  visit(path: string, visit: { form?: Record<string, string>; body?: FormData }): Promise<Response>;
}

export const parsePage = (html: string) => parseHTML(html).document;

const controls = "input[name], textarea[name], select[name]";

/** Returns the value that a field would send, as a reader of the page sees it; undefined for an unticked box. */
function sentValue(control: Element): string | undefined {
  if (control.localName === "textarea") return control.textContent ?? "";
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
function findForm(html: string, label?: string) {
  const document = parsePage(html);
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
export const valuesOf = (html: string) => findForm(html).values;

/** Page as a person uses it: `page.form("Save").fill({ title: "Fair" }).send()`. */
export function pageOf(person: Sender, path: string, status: number, html: string) {
  return {
    status,
    html,
    get text() {
      return (parsePage(html).querySelector("main")?.textContent ?? "").replace(/\s+/g, " ").trim();
    },
    /** Address of the link with this label; undefined if there is none. */
    link: (label: string) =>
      [...parsePage(html).querySelectorAll("a[href]")]
        .find((one) => one.textContent?.trim() === label)
        ?.getAttribute("href") ?? undefined,
    form(label?: string) {
      const { action = path, isMultipart, names, values } = findForm(html, label);
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
    },
  };
}
