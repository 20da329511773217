import { useEffect, useState } from "react";
import { t } from "#say";
import { Button, ButtonLink } from "~/ui/form/button";

interface RecoveryCodesProps {
  what?: string;
  username: string;
  codes: string[];
  next: string;
}

export function RecoveryCodes({
  what = t("Your second step is on."),
  username,
  codes,
  next,
}: RecoveryCodesProps) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <>
      <h1>{t("Your recovery codes")}</h1>
      <p className="lead">
        {what} {t("Print these codes or write them down now: they are not shown again.")}
      </p>
      <section className="panel">
        <p className="mb-3 font-semibold">{t("Account: {username}", { username })}</p>
        <ol className="grid list-decimal gap-x-8 gap-y-2 ps-7 text-base sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <p className="mt-4">
          {t(
            "With a code you can log in when your phone is lost or broken. Each code works once. Keep the paper where only you can read it, not next to the computer.",
          )}
        </p>
      </section>
      <p className="actions print:hidden">
        {hydrated ? (
          <Button type="button" icon="file-text" onClick={() => window.print()}>
            {t("Print")}
          </Button>
        ) : null}{" "}
        <ButtonLink variant="primary" to={next}>
          {t("I have them on paper")}
        </ButtonLink>
      </p>
    </>
  );
}
