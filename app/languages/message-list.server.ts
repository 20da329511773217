import { sha256 } from "~/services/secrets.server";
import { type Element, elementsOf, types } from "./elements.server";
import { type Message, messages } from "./messages";
import { staffMessages } from "./staff-messages";

/** A message of the program, as a list of them has it. */
export interface ListedMessage {
  /** For addresses: the same as long as the message is. */
  id: string;
  message: Message;
  /** What a translator has to know. */
  note: string;
  /** Only staff read it. */
  staff: boolean;
}

/** A short name of a message, for addresses. */
export const messageId = (message: string): string => sha256(message).slice(0, 16);

const listed = (table: Record<string, string>, staff: boolean): ListedMessage[] => {
  const { compare } = new Intl.Collator("en", { ignorePunctuation: true, numeric: true });
  return Object.entries(table)
    .map(([message, note]) => ({ id: messageId(message), message: message as Message, note, staff }))
    .sort((one, other) => compare(one.message, other.message));
};

let all: ListedMessage[] | undefined;

/** All that the program says, in the order of the alphabet: to visitors first, then to staff alone. */
export function listMessages(): readonly ListedMessage[] {
  all ??= [...listed(messages, false), ...listed(staffMessages, true)];
  return all;
}

/** Words as people read them, without tags and forms of a plural: `{count} photos`. Of words that cannot be read, all. */
export function readable(words: string): string {
  if (!/[{<]/.test(words)) return words;
  try {
    return read(elementsOf(words), "");
  } catch {
    return words;
  }
}

function read(elements: Element[], number: string): string {
  return elements
    .map(({ type, value = "", children, options }) => {
      if (type === types.words) return value;
      if (type === types.count) return number;
      if (children) return read(children, number);
      const forms = options?.other?.value ?? Object.values(options ?? {})[0]?.value;
      return forms ? read(forms, `{${value}}`) : `{${value}}`;
    })
    .join("");
}
