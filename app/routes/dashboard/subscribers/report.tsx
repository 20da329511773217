import { type Message, msg, t } from "#say";
import type { NewsletterReport as Report } from "~/channels/newsletter/report.server";
import { momentAtSchool } from "~/dates/dates";
import { settingPath } from "~/settings/parts";
import { figure } from "~/text/figures";
import { ButtonLink } from "~/ui/form/button";
import { useIsAdministrator } from "../inbound/erase-link";

/** Reasons why no newsletter is sent. */
export const idleWords: Record<Exclude<Report["state"], "sends">, Message> = {
  "no mail": msg("The site itself sends no mail to them: mail is not set up on the server."),
  "no origin": msg(
    /* ORIGIN stays as it is. */ "The site cannot send them mail yet. The person who looks after the server must set ORIGIN, the public address of the site.",
  ),
  off: msg("The site itself sends no mail to them: that is switched off."),
};

const kinds = [
  { key: "confirmed", words: msg(/* Addresses of the newsletter. */ "{count} confirmed") },
  { key: "waiting", words: msg(/* Addresses of the newsletter. */ "{count} not confirmed yet") },
  {
    key: "unasked",
    words: msg(
      /* Addresses of the newsletter, from a time when it sent no mails. */ "{count} entered before",
    ),
  },
  {
    key: "bounced",
    words: msg(/* Addresses of the newsletter to which no mail can be sent. */ "{count} without a mailbox"),
  },
] as const satisfies readonly { key: string; words: Message }[];

export function NewsletterReport({ report: { state, numbers, last, next, phones } }: { report: Report }) {
  const isAdministrator = useIsAdministrator();
  const told = kinds.filter(({ key }) => numbers[key] > 0 || key === "confirmed");
  return (
    <section className="panel" aria-labelledby="newsletter-report">
      <h2 id="newsletter-report">{t("New notices by e-mail")}</h2>
      {next ? (
        <p>
          {t(
            "They go to confirmed addresses once a day. The next mail goes out on {moment}, if there is something new.",
            { moment: momentAtSchool(next) },
          )}
        </p>
      ) : (
        <p>{state === "sends" ? null : t(idleWords[state])}</p>
      )}
      {state === "sends" || numbers.confirmed > 0 ? (
        <p className="hint">
          {told.map(({ key, words }) => t(words, { count: figure(numbers[key]) })).join(" · ")}
        </p>
      ) : null}
      {last ? <p className="hint">{saidOfLast(last)}</p> : null}
      {last && last.unsure > 0 ? (
        <p className="hint">
          {t(
            "Uncertain: the connection or the server broke off in the middle of a mail. It may have arrived, so it is not sent again.",
          )}
        </p>
      ) : null}
      <p className="hint">
        {t(
          /* Phones that get notices as push messages. */ "{count, plural, =0 {No phone gets new notices as messages yet.} one {# phone gets new notices as messages.} other {# phones get new notices as messages.}}",
          { count: phones.current },
        )}
        {phones.outdated > 0
          ? ` ${t(
              "{count, plural, one {# more phone gets them again after its next visit, because the key file of the server has changed.} other {# more phones get them again after their next visit, because the key file of the server has changed.}}",
              { count: phones.outdated },
            )}`
          : null}
      </p>
      <p className="actions">
        {next ? (
          <>
            <ButtonLink to="/dashboard/subscribers/next-issue">
              {t(/* The newsletter. */ "See the next mail")}
            </ButtonLink>{" "}
          </>
        ) : null}
        {isAdministrator ? (
          <ButtonLink to={settingPath("newsletter_mail")}>{t("Change when it is sent")}</ButtonLink>
        ) : null}
      </p>
    </section>
  );
}

function saidOfLast({ created_at, notices, recipients, outcomes }: NonNullable<Report["last"]>): string {
  const values = {
    moment: momentAtSchool(created_at),
    notices: t("{count, plural, one {# notice} other {# notices}}", { count: notices }),
    addresses: t("{count, plural, one {# address} other {# addresses}}", { count: recipients }),
    outcomes: outcomes.map(({ words, count }) => `${figure(count)} ${words}`).join(" · "),
  };
  return outcomes.length > 0
    ? t(
        /* A newsletter. {notices} is such as “3 notices”, {addresses} such as “12 addresses”; {outcomes} says what became of the mails. */ "The last one: {moment}, {notices} to {addresses}: {outcomes}",
        values,
      )
    : t(
        /* A newsletter. {notices} is such as “3 notices”, {addresses} such as “12 addresses”. */ "The last one: {moment}, {notices} to {addresses}.",
        values,
      );
}
