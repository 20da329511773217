import { type I18n, setupI18n } from "@lingui/core";
import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import { createElement, Fragment, type ReactNode } from "react";

/** Values for the placeholders of a message. */
export type Values = Record<string, string | number>;

/** Renders the text between the tags of a message. */
export type Elements = Record<string, (text: ReactNode) => ReactNode>;

/** A message that was parsed at build time; a string has no placeholders. */
export type Compiled = string | CompiledMessage;

const formatters = new Map<string, I18n>();

/** Fills in the values of a message. @param locale a BCP 47 tag, for numbers and plural forms */
export function format(message: Compiled, locale: string, values?: Values): string {
  if (typeof message === "string") return message;
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = setupI18n({ locale, locales: [locale, "en-IN"], messages: { [locale]: {} } });
    formatters.set(locale, formatter);
  }
  // Lingui accepts compiled messages here; its type names only the uncompiled ones.
  return formatter._("", values, { message: message as unknown as string });
}

/** Stands for "<" in values, so that a value never becomes an element. */
const lessThan = "\uE000";

/** Fills in a message and renders its elements: `Read <a>our privacy page</a>.` Elements are not nested. */
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
  // Text, the name of an element and its content take turns.
  const rendered = parts.map((part, index) => {
    if (index % 3 === 0) return part;
    return index % 3 === 1 ? elements[part]?.(parts[index + 1]) : null;
  });
  return createElement(Fragment, null, ...rendered);
}
