import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { msg, rich, t } from "#say";
import { linkHours } from "~/accounts/link-facts";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { MailLink } from "~/ui/contact/mail-link";
import { PhoneLink } from "~/ui/contact/phone-link";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";

export const meta = titled(msg("Help with the login"), {
  description: () => t("Whom to ask for a staff account or a new password."),
});

export async function loader({ context }: LoaderFunctionArgs) {
  const { server_contact } = await readSettings(servicesOf(context).db);
  return { serverContact: server_contact };
}

const command = "npm run staff -- link <username>";

/** Target of Forgot password and Sign up on the login page. Administrators create all accounts. */
export default function LoginHelp() {
  const { serverContact } = useLoaderData<typeof loader>();
  const school = useRouteLoaderData<typeof rootLoader>("root")?.school;
  return (
    <>
      <PageHeader title={t("Help with the login")} lead={t("The dashboard is for the school's staff.")} />
      <div className="shell section-narrow prose">
        <h2 id="forgot">{t("Forgot your password?")}</h2>
        <p>
          {t(
            /* “Staff accounts” is a page of the dashboard. */ "Ask an administrator of this website. Under Staff accounts they make a link for you. With it you set a new password.",
          )}
        </p>
        <h2 id="phone">{t("Lost your phone?")}</h2>
        <p>
          {t(
            /* “Staff accounts” is a page of the dashboard. */ "Use one of your printed recovery codes. The page that asks for the code has a link for it. If you have none, ask an administrator. Under Staff accounts they can remove your second step, and you log in with your password alone.",
          )}
        </p>
        <h2 id="nobody">{t("No administrator can log in?")}</h2>
        <p>
          {serverContact
            ? t("Ask the person who looks after the server: {person}.", { person: serverContact })
            : t("Ask the person who looks after the server.")}{" "}
          {t(
            "On the server, in the folder of the website, they run the command below. It prints a link that sets a new password. The link works once, for {hours} hours.",
            { hours: linkHours },
          )}
        </p>
        <pre className="overflow-x-auto rounded-md bg-sand p-3 text-sm" translate="no">
          <code>{command}</code>
        </pre>
        <p>{t("If the phone is lost too, they run it again with second-step-off instead of link.")}</p>
        <h2 id="sign-up">{t("No account yet?")}</h2>
        <p>{t("Accounts are made by the school, one for each person. Ask the school office for yours.")}</p>
        {school?.email_office ? (
          <p>
            {rich(
              school.phone ? "Write to <mail></mail> or call <phone></phone>." : "Write to <mail></mail>.",
              {
                mail: () => <MailLink address={school.email_office} />,
                phone: () => <PhoneLink number={school.phone} />,
              },
            )}
          </p>
        ) : null}
        <p>
          <a href="/login">{t("Back to the login")}</a>
        </p>
      </div>
    </>
  );
}
