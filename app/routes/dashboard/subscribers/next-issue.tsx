import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { previewNextIssue } from "~/channels/newsletter/numbers.server";
import { momentAtSchool } from "~/dates/dates";
import { languageProps } from "~/text/language";
import { ButtonLink } from "~/ui/form/button";
import { EmptyList } from "~/ui/lists/empty-list";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";
import { idleWords } from "./report";

export const loader = staffLoader("office", async ({ services }) => {
  return previewNextIssue(services);
});

export const meta = titled(msg("The next newsletter"));

export default function NextIssue() {
  const { state, at, recipients, subject, entries } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("The next newsletter")}</h1>
      <p className="lead">
        {state === "sends"
          ? t(
              /* The next newsletter. {recipients} is such as “12 confirmed addresses”. */ "It goes out on {moment}, to {recipients}. What is posted or taken off before then changes it.",
              {
                moment: momentAtSchool(at),
                recipients: t("{count, plural, one {# confirmed address} other {# confirmed addresses}}", {
                  count: recipients,
                }),
              },
            )
          : t(idleWords[state])}
      </p>
      {entries.length === 0 ? (
        <EmptyList icon="mail">{t("There are no new notices. On such a day no mail is sent.")}</EmptyList>
      ) : (
        <article className="panel max-w-160">
          <h2 className="text-lg" {...languageProps(subject)}>
            {subject}
          </h2>
          {entries.map(({ title, facts, text, path }) => (
            <section key={path} className="mt-3 border-t border-line pt-3">
              <h3 {...languageProps(title)}>
                <a className="wrap-anywhere" href={path}>
                  {title}
                </a>
              </h3>
              <p className="hint">{facts}</p>
              {text === title ? null : (
                <p className="mt-2 wrap-anywhere whitespace-pre-line" {...languageProps(text)}>
                  {text}
                </p>
              )}
            </section>
          ))}
          <p className="hint mt-3 border-t border-line pt-3">
            {t("Links to all notices and to unsubscribe are added below it.")}
          </p>
        </article>
      )}
      <p className="actions">
        <ButtonLink to="/dashboard/subscribers">{t("Back to the addresses")}</ButtonLink>
      </p>
    </>
  );
}
