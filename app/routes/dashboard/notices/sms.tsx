import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { notices } from "~/content/notices/notice.server";
import { listSmsTexts } from "~/content/notices/sms.server";
import { idOf, notFound } from "~/http/refusal";
import { noticeName } from "~/kinds/notice";
import { smsShareLink } from "~/links/share-links";
import { siteOrigin } from "~/services/public-address.server";
import { excerpt } from "~/text/excerpt";
import { CopyButton } from "~/ui/contact/copy-button";
import { ButtonLink } from "~/ui/form/button";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";

export const loader = staffLoader("editor", async ({ request, context, params, services }) => {
  const notice = await notices.find(services.db, idOf(params));
  if (!notice) throw notFound();
  return {
    texts: await listSmsTexts(services, notice, siteOrigin(request, context)),
    name: excerpt(noticeName(notice), 60),
    path: `/dashboard/notice/${notice.id}/update`,
  };
});

export const meta = titled<typeof loader>((data) =>
  data ? `${t(/* An SMS. */ "Text message")}: ${data.name}` : t("Text message"),
);

export default function NoticeSms() {
  const { texts, path } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("Text message")}</h1>
      <p className="lead">
        {t("One SMS has 160 characters in English, 70 in Odia, Hindi or Bengali. Long titles are shortened.")}
      </p>
      {texts.map(({ code, name, text, limit }) => (
        <section key={code} className="panel">
          <div className="field">
            <label htmlFor={`sms-${code}`} lang={code}>
              {name}
            </label>
            <p className="hint" id={`length-${code}`}>
              {text
                ? t(/* How long an SMS is, and how long it may be. */ "{count} of {limit} characters", {
                    count: text.length,
                    limit,
                  })
                : t("The address of the website is too long for an SMS in this script.")}
            </p>
            {text ? (
              <textarea
                id={`sms-${code}`}
                aria-describedby={`length-${code}`}
                lang={code}
                rows={4}
                readOnly
                value={text}
              />
            ) : null}
          </div>
          {text ? (
            <p className="actions">
              <ButtonLink variant="primary" href={smsShareLink(text)}>
                {t("Write the SMS")}
              </ButtonLink>{" "}
              <CopyButton text={text} label={t(/* A button. */ "Copy the text")} />
            </p>
          ) : null}
        </section>
      ))}
      <p className="actions">
        <ButtonLink to={path}>{t("Back to the notice")}</ButtonLink>
      </p>
    </>
  );
}
