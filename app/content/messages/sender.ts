import { t } from "#say";

interface Sender {
  first_name: string;
  last_name: string;
}

/** Who wrote, as far as they said. */
export function nameOfSender(sender: Sender): string {
  return givenName(sender) || t(/* Who wrote without a name. */ "Somebody");
}

/** What they are called; empty if they did not say. */
export function givenName({ first_name, last_name }: Sender): string {
  return [first_name, last_name].filter(Boolean).join(" ");
}
