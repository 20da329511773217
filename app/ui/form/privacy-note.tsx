import { t } from "#say";
import { MailLink } from "../contact/mail-link";

interface Props {
  /** Purpose and retention in one or two short sentences. */
  children: string;
  email?: string | undefined;
}

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
