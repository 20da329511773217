import { type I18n, setupI18n } from "@lingui/core";
import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import { createElement, Fragment, type ReactNode } from "react";

export type Values = Record<string, string | number>;

/** Render the texts between tags. */
export type Elements = Record<string, (text: ReactNode) => ReactNode>;

/** Message parsed at build time; a string has no placeholders. */
export type Compiled = string | CompiledMessage;

const formatters = new Map<string, I18n>();

/** Fills in values. @param locale BCP 47 tag */
export function format(message: Compiled, locale: string, values?: Values): string {
  if (typeof message === "string") return message;
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = setupI18n({ locale, locales: [locale, "en-IN"], messages: { [locale]: {} } });
    formatters.set(locale, formatter);
  }
  // Lingui accepts compiled messages, but its type does not.
  return formatter._("", values, { message: message as unknown as string });
}

/** Replaces "<" in values, so that values cannot become elements. */
const lessThan = "\uE000";

/** Fills in values and renders elements: `Read <a>our privacy page</a>.` Elements cannot be nested. */
export function formatRich(
  message: Compiled,
  locale: string,
  elements: Elements,
  values: Values = {},
): ReactNode {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? value.replaceAll("<", lessThan) : value,
  ]);
  const parts = format(message, locale, Object.fromEntries(escaped))
    .split(/<(\w+)>((?:.|\n)*?)<\/\1>/)
    .map((part) => part.replaceAll(lessThan, "<"));
  // Parts alternate: text, element name, content.
  const rendered = parts.map((part, index) => {
    if (index % 3 === 0) return part;
    return index % 3 === 1 ? elements[part]?.(parts[index + 1]) : null;
  });
  return createElement(Fragment, null, ...rendered);
}
