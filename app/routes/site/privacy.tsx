import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type Message, msg, rich, t } from "#say";
import { daysToConfirm, newsletterState } from "~/channels/newsletter/state";
import { EditTextLink } from "~/page-texts/edit-text-link";
import { readTexts } from "~/page-texts/queries.server";
import { servicesOf } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { formatText } from "~/text/format-text.server";
import { MailLink } from "~/ui/contact/mail-link";
import { titled } from "~/ui/page/page-meta";
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

export const meta = titled(msg("Privacy"));

const sending: Message = msg(
  "We first ask you by e-mail to confirm it. An unconfirmed address is erased after {days} days. Each mail has a link to unsubscribe, and nothing in it tells us if you read it. For 30 days we keep which mails we sent you.",
);

export default function Privacy() {
  const { own, months, messages, addresses, activity, certificates, email, isNewsletterSent } =
    useLoaderData<typeof loader>();
  return (
    <TextPage title={t("Privacy")}>
      <FormattedText blocks={own} />
      <EditTextLink name="privacy" />
      <h2>{t(/* A heading of the privacy page: what is kept of those who only read. */ "Reading")}</h2>
      <p>{t("We do not track you. There is no advertising and no code from other companies.")}</p>
      <p>
        {rich(
          "Your phone stores the pages for parents, so that you can <a>read them without a connection</a>. It sends us nothing about that. A form that you send without a connection waits on your phone until it is sent. To remove them, delete the data of this website in your browser.",
          { a: (words) => <a href="/offline">{words}</a> },
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
          "Only the school's office sees your resume and what you enter with it. Both are erased after {months} months. To check your application, use its number and your phone number.",
          { months },
        )}
      </p>
      <h2>{t("Transfer certificates")}</h2>
      <p>
        {[
          t(
            "A certificate is on this website so that its owner can download it. To find it, you need its number and the date of birth. No list and no search engine shows it.",
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
      <h2 id="phone">
        {t(/* A heading of the privacy page: new notices as push messages. */ "Notices on your phone")}
      </h2>
      <p>
        {[
          t(
            "If you choose “Get notices on this phone”, we store the address that your browser gives us for messages, your language and your categories. We store no name and no number. The messages pass encrypted through a service of the company that makes your browser.",
          ),
          t(
            "One tap on “Stop notices” erases the address. It is also erased when your browser says that it has expired, or {months} months after your last visit.",
            { months: addresses },
          ),
        ].join(" ")}
      </p>
      <h2>{t(/* A heading of the privacy page: what the reader may ask for. */ "Your rights")}</h2>
      <p>
        {t(
          "Ask us, and we will show you, send you, correct or delete what we hold about you. Backups keep a copy for up to a year. Deleted data is removed from a backup before the backup is used.",
        )}
      </p>
      <p>
        {t(
          "You can remove a photo, result or testimonial of your child or yourself. Use the link next to it. It is removed at once, and you need no one's agreement.",
        )}
      </p>
      <h2>{t("Security")}</h2>
      <p>
        {t(
          "To protect the site, we record which staff log in and what they do, for {months} months. Networks with wrong passwords are recorded roughly.",
          { months: activity },
        )}
      </p>
      <h2>{t("Cookies")}</h2>
      <p>
        {t(
          /* The page has the heading Cookies. */ "Reading sets no cookies. If you choose a language or text only, a cookie remembers it for a year. After you send a form, a cookie carries our answer to the next page. If you close the announcement, your browser remembers it until you close the tab. Without JavaScript, a cookie remembers it for two hours. Staff have two more cookies: one keeps them logged in, one recognises their device. A video loads from the video service only after you click it.",
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
