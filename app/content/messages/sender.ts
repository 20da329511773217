import { t } from "#say";

interface Sender {
  first_name: string;
  last_name: string;
}

/** Returns the sender's name or, without one, another way to identify them. */
export function nameOfSender(sender: Sender): string {
  return givenName(sender) || t(/* Who wrote without a name. */ "Somebody");
}

/** Returns what a reply to a message needs. */
export function senderOf<Message extends Sender & { message: string }>(message: Message) {
  return { ...message, name: givenName(message), of: nameOfSender(message), words: message.message };
}

function givenName({ first_name, last_name }: Sender): string {
  return [first_name, last_name].filter(Boolean).join(" ");
}
