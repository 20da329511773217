import { t } from "#say";
import { Honeypot } from "./honeypot";
import { PrivacyNote } from "./privacy-note";

interface MessageEndProps {
  email: string | undefined;
  months: string;
}

/** Honeypot and privacy note at the end of a visitor's form. */
export function MessageEnd({ email, months }: MessageEndProps) {
  return (
    <>
      <Honeypot />
      <PrivacyNote email={email}>
        {t(
          "We use what you write to answer you. Only the school's office sees it, and it is erased after {months} months.",
          { months },
        )}
      </PrivacyNote>
    </>
  );
}
