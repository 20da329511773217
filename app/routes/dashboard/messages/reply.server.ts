import type { Message } from "~/content/messages/message.server";
import { givenName, nameOfSender } from "~/content/messages/sender";
import { replyText } from "~/content/reply-templates/reply";
import { shortDate } from "~/dates/dates";
import { speakingEnglish } from "~/languages/current";
import type { Reply } from "~/ui/contact/reply-buttons";

/** What the buttons below a message open with. @param text of the school's own, instead of the usual one */
export function replyTo(message: Message, school: string, text?: string): Reply {
  // Who wrote reads it, not who answers.
  const thanks = speakingEnglish(() => `Thank you for your message of ${shortDate(message.created_at)}.`);
  return {
    of: nameOfSender(message),
    phone: message.phone,
    email: message.email,
    subject: `Your message to ${school}`,
    text: replyText({ name: givenName(message), school, text: text ?? thanks }),
  };
}
