import { type Message, msg } from "#message";
import type { MessageForm } from "~db/schema";

/**
 * The forms by which visitors write to the school, and what staff call them. A page with a form of its own hands its name
 * to `takeMessage`; a new one gets its line here and in `MessageForm`.
 */
export const messageForms = {
  contact: msg("Contact"),
  visit: msg(/* Name of a form by which parents ask to visit the school. */ "Visit"),
  admission: msg("Admission enquiry"),
} as const satisfies Record<MessageForm, Message>;

/** True if this is the name of such a form. */
export function isMessageForm(value: string): value is MessageForm {
  return Object.hasOwn(messageForms, value);
}
