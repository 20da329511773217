import { t } from "#say";
import { Honeypot } from "./honeypot";
import { PrivacyNote } from "./privacy-note";

interface MessageEndProps {
  /** As of a privacy note. */
  email: string | undefined;
  /** For how long what is sent is kept. */
  months: string;
}

/** The end of a form whose sender gets an answer: the field that only robots fill in, and what becomes of what is sent. */
export function MessageEnd({ email, months }: MessageEndProps) {
  return (
    <>
      <Honeypot />
      <PrivacyNote email={email}>
        {t(
          "We use what you write to answer you. Only the school's administrators see it, and it is erased after {months} months.",
          { months },
        )}
      </PrivacyNote>
    </>
  );
}
