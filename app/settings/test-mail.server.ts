import { type Message, msg, t } from "#say";
import { mailTransport } from "~/services/mail-transport.server";
import type { Services } from "~/services/services.server";

const timeoutMs = 15_000;

const causes: Record<string, Message> = {
  EAUTH: msg("The mail server does not accept the user name or the password."),
  ECONNECTION: msg("The mail server cannot be reached."),
  ESOCKET: msg("The mail server cannot be reached, or its certificate is not valid."),
  EDNS: msg("There is no mail server with this name."),
  ETLS: msg("The mail server offers no encrypted connection."),
  ETIMEDOUT: msg("The mail server did not answer in time."),
  EENVELOPE: msg("The mail server does not take mail for this address."),
};

export function mailProblem(code: string): string {
  const cause = causes[code];
  return cause ? t(cause) : t("The mail server refused the mail ({code}).", { code });
}

export async function sendTestMail({ config, log }: Services, who: string): Promise<string | undefined> {
  if (!config.smtp) return t("Mail is not set up on the server.");
  const { url, to } = config.smtp;
  const times = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = mailTransport(url, times);
  try {
    await transport.sendMail({
      from: to,
      to,
      subject: t("Test mail from the website"),
      text: t(
        "{who} sent this from the settings of the website. Mail works: what visitors write arrives here too.",
        {
          who,
        },
      ),
    });
    return undefined;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    log.warn({ code }, "a test mail could not be sent");
    return mailProblem(code);
  } finally {
    transport.close();
  }
}
