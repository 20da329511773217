import { t } from "#say";
import { MailLink } from "../contact/mail-link";

interface Props {
  /** What the data is for, and for how long it is kept; one or two short sentences. */
  children: string;
  /** Whom to ask; empty if the school has entered no address. */
  email?: string | undefined;
}

/** What a form of visitors says about what they send: what for, how long, whom to ask. The whole text is /privacy. */
export function PrivacyNote({ children, email }: Props) {
  return (
    <p className="hint">
      {children}{" "}
      {email ? (
        <>
          {`${t(/* The e-mail address of the school follows. */ "Questions, or to have it erased:")} `}
          <MailLink address={email} className="wrap-anywhere" />
          {". "}
        </>
      ) : null}
      <a href="/privacy">{t("Privacy")}</a>
    </p>
  );
}
