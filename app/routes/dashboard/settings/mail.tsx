import { Link } from "@remix-run/react";
import { msg, rich, t } from "#say";
import { newsletterState } from "~/channels/newsletter/state";
import { settingPath } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { sendTestMail } from "~/settings/test-mail.server";
import { PostForm, useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { idleWords } from "../subscribers/report";

export const loader = staffLoader("administrator", async ({ services, db }) => {
  const { config } = services;
  return { to: config.smtp?.to, newsletter: newsletterState(config, await readSettings(db)) };
});

export const action = staffAction(
  { role: "administrator", proof: "none" },
  async ({ staff, services, fields, recordEvent }) => {
    const problem = await sendTestMail(services, staff.username);
    if (problem) return { errors: { "": problem }, typed: Object.fromEntries(fields) };
    return {
      work: async (trx) => {
        await recordEvent({ verb: "sent test mail" }, trx);
        const message = t("A test mail was sent to {address}. Look whether it arrived.", {
          address: services.config.smtp?.to ?? "",
        });
        return { location: "/dashboard/settings/mail", message };
      },
    };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Site settings: Mail"));

export default function Mail() {
  const {
    form: { to, newsletter },
    problem,
  } = useForm<typeof loader, typeof action>();
  return (
    <>
      <h1>{t("Mail")}</h1>
      {to ? (
        <>
          <p className="lead">
            {rich(
              "What visitors write, and what concerns the accounts, is mailed to <strong>{address}</strong>.",
              { strong: (words) => <strong>{words}</strong> },
              { address: to },
            )}
          </p>
          <PostForm
            errors={problem?.errors}
            problem={t("The mail was not sent")}
            submit={t("Send a test mail")}
            sending={t("Sending…")}
            aside={<Link to="/dashboard/settings">{t("All settings")}</Link>}
          />
          <p className="mt-6">
            {newsletter === "sends"
              ? t("New notices are mailed to the newsletter once a day.")
              : t(idleWords[newsletter])}{" "}
            <Link to={settingPath("newsletter_mail")}>{t("Newsletter")}</Link>
          </p>
        </>
      ) : (
        <>
          <p className="lead">
            {rich("Mail is not set up. What visitors write is under <messages>Messages</messages>.", {
              messages: (words) => <Link to="/dashboard/messages">{words}</Link>,
            })}
          </p>
          <p>
            {rich(
              /* SMTP_URL, MAIL_TO and README stay as they are. */ "The person who looks after the server sets <code>SMTP_URL</code> and <code>MAIL_TO</code>, as the README says, and restarts the website.",
              { code: (words) => <code>{words}</code> },
            )}
          </p>
        </>
      )}
    </>
  );
}
