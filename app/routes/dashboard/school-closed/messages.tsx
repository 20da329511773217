import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { createSpeech, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { shortNoticePath } from "~/content/notices/address";
import { smsLimit } from "~/content/notices/sms-text";
import { addressIn } from "~/languages/address";
import { speaking, spokenLanguage } from "~/languages/current";
import { english } from "~/languages/languages";
import { smsShareLink, whatsappShareLink } from "~/links/share-links";
import { siteOrigin } from "~/services/public-address.server";
import { settingsOnPage } from "~/settings/queries.server";
import { CopyButton } from "~/ui/contact/copy-button";
import { ButtonLink } from "~/ui/form/button";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";
import { closedPath } from "./closing";
import { readClosing, sayClosing } from "./closing.server";

/** The query has the choices of the form, and the ID of the notice if there is one. */
export const loader = staffLoader("editor", async ({ request, context, services }) => {
  const asked = new URL(request.url).searchParams;
  const parsed = readClosing(asked);
  if (!parsed.ok) throw redirect(closedPath);
  const id = Number(/^[1-9]\d{0,14}$/.exec(asked.get("id") ?? "")?.[0] ?? 0);
  const site = siteOrigin(request, context);
  const all = siteLanguages(services);
  const messages = sayClosing(services, parsed.values).map(async ({ code, name, title, text }) => {
    const language = all.languages.find((each) => each.code === code) ?? english;
    const settings = await speaking(createSpeech(all, language), () => settingsOnPage(services.db));
    const address = id ? [site + addressIn(language, shortNoticePath({ id }))] : [];
    const end = [settings.school_name, ...address];
    // Without the school's name nobody believes it, even if that takes a second SMS.
    const named = [title, settings.school_name].join("\n");
    const whole = [title, ...end].join("\n");
    return {
      code,
      name,
      title,
      text: [title, text, ...end].join("\n"),
      whatsapp: [`*${title}*`, text, ...end].join("\n"),
      sms: whole.length <= smsLimit(whole) ? whole : named,
    };
  });
  const said = await Promise.all(messages);
  const own = said.find(({ code }) => code === spokenLanguage().code) ?? said[0];
  return { messages: said, own: own?.code, title: own?.title ?? "" };
});

export const meta = titled<typeof loader>((data) => `${t("Tell the parents")}: ${data?.title ?? ""}`);

export default function ClosedMessages() {
  const { messages, own } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("Tell the parents")}</h1>
      <p className="lead">{t("Choose a language, and send the message from your phone.")}</p>
      {messages.map(({ code, name, text, whatsapp, sms }) => (
        <details key={code} className="panel" open={code === own}>
          <summary className="cursor-pointer font-semibold" lang={code}>
            {name}
          </summary>
          <div className="field mt-3">
            <textarea aria-label={name} id={`text-${code}`} lang={code} rows={5} readOnly value={text} />
          </div>
          <p className="actions">
            <ButtonLink variant="primary" href={whatsappShareLink(whatsapp)}>
              {t("WhatsApp")}
            </ButtonLink>{" "}
            <ButtonLink href={smsShareLink(sms)}>{t("SMS")}</ButtonLink>{" "}
            <CopyButton text={text} label={t(/* A button. */ "Copy the text")} />
          </p>
        </details>
      ))}
      <p className="actions">
        <ButtonLink to="/dashboard">{t("Dashboard")}</ButtonLink>
      </p>
    </>
  );
}
