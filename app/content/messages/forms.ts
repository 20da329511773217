import { type Message, msg } from "#message";
import type { MessageForm } from "~db/schema";

/** Forms that send messages. Pages pass the name to `takeMessage`; also add it to `MessageForm`. */
export const messageForms = {
  contact: msg("Contact"),
  visit: msg(/* Name of a form by which parents ask to visit the school. */ "Visit"),
  admission: msg("Admission enquiry"),
} as const satisfies Record<MessageForm, Message>;

export function isMessageForm(value: string): value is MessageForm {
  return Object.hasOwn(messageForms, value);
}
