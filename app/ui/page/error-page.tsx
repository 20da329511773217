import { type Message, msg, rich, t } from "#say";
import { languageProps } from "../../text/language";
import { ButtonLink } from "../form/button";

interface ErrorPageProps {
  status: number;
  words: string | undefined;
  requestId: string | undefined;
  form?: string | undefined;
  staff?: boolean;
}

const headings: Record<number, Message> = {
  403: msg("This request was refused"),
  405: msg("This page does not take that kind of request"),
  408: msg("That took too long"),
  410: msg("This is not here any more"),
  413: msg("That was too large"),
  415: msg("This form cannot be read"),
  429: msg("One moment, please"),
  503: msg("This cannot be done at the moment"),
};

export function errorHeading(status: number): string {
  const other =
    status >= 500 ? msg("Something went wrong on our side") : msg("This request cannot be answered");
  return t(headings[status] ?? other);
}

/** Not-found page of the specification, and messages for other statuses; never details of a failure. */
export function ErrorPage({ status, words, requestId, form, staff }: ErrorPageProps) {
  const missing = status === 404;
  const failed = status >= 500;
  return (
    <div className="shell grid *:max-w-160 justify-items-start gap-4 py-[clamp(2rem,6vw,4rem)]">
      <p className="font-serif text-2xl/none font-bold text-marigold-deep" aria-hidden="true">
        {status}
      </p>
      <h1>{missing ? t("Oops! The page you're looking for doesn't exist.") : errorHeading(status)}</h1>
      {failed ? (
        <p>
          {words ?? t("Nothing you did caused this, and we have noted it. Please try again in a moment.")}
        </p>
      ) : missing ? (
        words && <p {...languageProps(words)}>{words}</p>
      ) : (
        <p>{words ?? t("Please go back and try again.")}</p>
      )}
      {form ? (
        <p>
          {t("Your browser's Back button leads to the form again; most browsers still have what you typed.")}
        </p>
      ) : null}
      {requestId ? (
        <p className="hint">
          {rich(
            "If you tell us about it, mention the number <code>{number}</code>.",
            { code: (words) => <code>{words}</code> },
            { number: requestId },
          )}
        </p>
      ) : null}
      <p className="actions">
        {form ? <ButtonLink href={form}>{t("Back to the form")}</ButtonLink> : null}{" "}
        {staff && !missing ? (
          <ButtonLink variant="primary" href="/dashboard">
            {t("Back to the dashboard")}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" href="/">
            {t(/* To the home page. */ "Go Back Home")}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
