import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type Message, msg } from "#message";
import { rich, t } from "#say";
import { readSettings } from "~/capabilities/settings/queries.server";
import { EditTextLink } from "~/capabilities/texts/edit-text-link";
import { readTexts } from "~/capabilities/texts/queries.server";
import { daysToConfirm, newsletterState } from "~/content/newsletter/state";
import { servicesOf } from "~/services/services.server";
import { formatText } from "~/text/format-text.server";
import { MailLink } from "~/ui/contact/mail-link";
import { pageMeta } from "~/ui/page/page-meta";
import { TextPage } from "~/ui/page/text-page";
import { FormattedText } from "~/ui/text/formatted-text";

export async function loader({ context }: LoaderFunctionArgs) {
  const { db, config } = servicesOf(context);
  const [settings, { privacy }] = await Promise.all([readSettings(db), readTexts(db, ["privacy"])]);
  const {
    resume_months,
    message_months,
    subscriber_months,
    activity_months,
    certificate_years,
    email_office,
  } = settings;
  return {
    own: formatText(privacy),
    months: resume_months,
    messages: message_months,
    addresses: subscriber_months,
    activity: activity_months,
    certificates: certificate_years,
    email: email_office,
    isNewsletterSent: newsletterState(config, settings) === "sends",
  };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, t("Privacy"));

const sending: Message = msg(
  "We first ask you by e-mail to confirm it; an address that nobody confirms is erased after {days} days. Each mail has a link by which you unsubscribe, and nothing in it tells us whether you read it. We keep for 30 days which mails went to you.",
);

export default function Privacy() {
  const { own, months, messages, addresses, activity, certificates, email, isNewsletterSent } =
    useLoaderData<typeof loader>();
  return (
    <TextPage title={t("Privacy")}>
      <FormattedText blocks={own} />
      <EditTextLink name="privacy" />
      <h2>{t(/* A heading of the privacy page: what is kept of those who only read. */ "Reading")}</h2>
      <p>
        {t(
          "You can read everything without leaving a trace: no advertising, no tracking, no foreign scripts.",
        )}
      </p>
      <h2>{t(/* A heading of the privacy page. */ "Writing to us")}</h2>
      <p>
        {t("A message that you send is used to answer you, and is erased after {months} months.", {
          months: messages,
        })}
      </p>
      <h2>{t(/* A heading of the privacy page: for a job. */ "Applying")}</h2>
      <p>
        {t(
          "A resume, and what you enter beside it, is seen by the school's administrators only, and is erased after {months} months. You can see how your application stands with its number and your phone number.",
          { months },
        )}
      </p>
      <h2>{t("Transfer certificates")}</h2>
      <p>
        {[
          t(
            "A certificate is on this website so that its owner can download it. Only who knows its number and the date of birth finds it; it is in no list and no search engine.",
          ),
          certificates === "0"
            ? ""
            : t(/* A transfer certificate. */ "It is erased after {years} years.", { years: certificates }),
          t("We note that it was downloaded, and not by whom."),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <h2 id="newsletter">{t(/* A heading of the privacy page. */ "The newsletter")}</h2>
      <p>
        {[
          t("Your address is used for school news and nothing else."),
          isNewsletterSent ? t(sending, { days: daysToConfirm }) : "",
          t("It is erased when you unsubscribe, or after {months} months.", { months: addresses }),
          t("Every list we export has your unsubscribe link."),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <h2>{t(/* A heading of the privacy page: what the reader may ask for. */ "What is yours")}</h2>
      <p>
        {t(
          "Ask us, and we tell you all that we keep about you, send it to you as a file, put right what is wrong, or erase it. Backups of this website keep a copy for up to a year; what was erased is erased from a backup before it is ever used.",
        )}
      </p>
      <p>
        {t(
          "A photo, result or testimonial with your child, or with you, you take down yourself: the link stands beside it. It goes from the website at once, and nobody has to agree first.",
        )}
      </p>
      <h2>{t("Security")}</h2>
      <p>
        {t(
          "So that nobody breaks in, we note who of the staff logs in and does what, for {months} months. Networks from which somebody tries wrong passwords are noted roughly.",
          { months: activity },
        )}
      </p>
      <h2>{t("Cookies")}</h2>
      <p>
        {t(
          /* The page has the heading Cookies. */ "None is set while you only read. If you ask for the light version, one remembers that; after you have sent a form, one carries our answer to the next page; that you closed the announcement is remembered by your browser until you close the tab, and not told to us. Staff have two more: one keeps them logged in, one knows their device again. A video is loaded from the video service only after you have clicked on it.",
        )}
      </p>
      {email ? (
        <p>
          {rich(
            "Questions? Write to <mail>{email}</mail>.",
            { mail: () => <MailLink address={email} /> },
            { email },
          )}
        </p>
      ) : null}
    </TextPage>
  );
}
