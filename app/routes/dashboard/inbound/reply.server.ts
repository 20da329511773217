import { t } from "#say";
import { replyText, speakingTo } from "~/content/messages/reply-templates/reply";
import { indianDate } from "~/dates/indian-dates";
import type { Reply } from "~/ui/contact/reply-buttons";

interface Sender {
  /** Empty if it is unknown. */
  name: string;
  /** Whom the reply is for, if not `name`. */
  of?: string;
  phone: string;
  email: string;
  /** Text of the visitor, whose script is that of the reply. */
  words: string;
  language: string;
  created_at: string;
}

/** Prepares the reply to a message. @param text of the school, replacing the default */
export function replyTo(sender: Sender, school: string, text?: string): Reply {
  const { name, of = name, phone, email } = sender;
  return speakingTo(sender, () => {
    const thanks = t("Thank you for your message of {date}.", { date: indianDate(sender.created_at) });
    return {
      of,
      phone,
      email,
      subject: t("Your message to {school}", { school }),
      text: replyText({ name, school, text: text ?? thanks }),
    };
  });
}
