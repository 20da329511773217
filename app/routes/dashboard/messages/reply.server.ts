import { t } from "#say";
import type { Message } from "~/content/messages/message.server";
import { replyText, speakingTo } from "~/content/messages/reply-templates/reply";
import { givenName, nameOfSender } from "~/content/messages/sender";
import { indianDate } from "~/dates/indian-dates";
import type { Reply } from "~/ui/contact/reply-buttons";

/** Prepares replies. @param text of the school, replacing the default */
export function replyTo(message: Message, school: string, text?: string): Reply {
  const { phone, email } = message;
  return speakingTo({ words: message.message, language: message.language }, () => {
    const thanks = t("Thank you for your message of {date}.", { date: indianDate(message.created_at) });
    return {
      of: nameOfSender(message),
      phone,
      email,
      subject: t("Your message to {school}", { school }),
      text: replyText({ name: givenName(message), school, text: text ?? thanks }),
    };
  });
}
