import type { Message } from "~/content/messages/message.server";
import { replyText } from "~/content/messages/reply-templates/reply";
import { givenName, nameOfSender } from "~/content/messages/sender";
import { indianDate } from "~/dates/indian-dates";
import { speakingEnglish } from "~/languages/current";
import type { Reply } from "~/ui/contact/reply-buttons";

/** Prepares replies. @param text of the school, replacing the default */
export function replyTo(message: Message, school: string, text?: string): Reply {
  // In English: visitors read it, not staff.
  const thanks = speakingEnglish(() => `Thank you for your message of ${indianDate(message.created_at)}.`);
  return {
    of: nameOfSender(message),
    phone: message.phone,
    email: message.email,
    subject: `Your message to ${school}`,
    text: replyText({ name: givenName(message), school, text: text ?? thanks }),
  };
}
