import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { msg } from "#message";
import { rich, t } from "#say";
import { requireStaff } from "~/http/require-staff.server";
import { sitePagesPath } from "~/page-texts/site-pages-path";
import { servicesOf } from "~/services/services.server";
import { inWords } from "~/settings/in-words";
import { findLookKey, looks } from "~/settings/looks";
import { type PartKey, partPath, settingParts } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { type Settings, settingLabels } from "~/settings/settings";
import { excerptInWords } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import type { MenuLink } from "~/ui/frame/menu";
import { Icon } from "~/ui/icons/icon";
import { titled } from "~/ui/page/page-meta";
import { readRecordLinks } from "../../record-links.server";

const shown = 120;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "administrator");
  const { db, config } = servicesOf(context);
  const [settings, links] = await Promise.all([readSettings(db), readRecordLinks(db)]);
  const facilities = [...links.facilities.menu, ...links.pages];
  const parts = Object.entries(settingParts).map(([key, { title, where, settings: names }]) => {
    const values =
      key === "colours"
        ? [nameLook(settings)]
        : names.map((name) => describeSetting(name, settings[name], facilities)).filter(Boolean);
    return { key: key as PartKey, title, where, beginning: excerptInWords(values.join(" · "), shown) };
  });
  return { parts, mail: config.smtp?.to ?? "" };
}

function nameLook(settings: Settings): string {
  const look = looks[findLookKey(settings) ?? ""];
  return look ? t(look.name) : t("Own colours");
}

function describeSetting(name: keyof Settings, value: string, facilities: readonly MenuLink[]): string {
  if (name === "second_step")
    return value ? t("Every account needs a second step") : t("Each person decides");
  if (name === "logo" || name === "share_picture")
    return value ? t("The school's own") : inWords(name, value);
  if (name === "hidden_menu")
    return value ? `${t(settingLabels[name])}: ${inWords(name, value, facilities)}` : t("All entries");
  if (name === "hidden_languages")
    return value ? `${t(settingLabels[name])}: ${inWords(name, value)}` : t("All languages");
  if (name === "own_digits") return `${t(settingLabels[name])}: ${inWords(name, value)}`;
  if (name === "link_checks") return value ? t("Not checked") : t("Checked once a week");
  if (name === "newsletter_mail") return value ? t("Nothing is sent") : t("Once a day");
  if (name === "consent_rule") return `${t(settingLabels[name])}: ${inWords(name, value)}`;
  if (name === "film_facts" || name === "banner_until") return "";
  return /^[\d,:+]+$/.test(value) ? `${t(settingLabels[name])}: ${value}` : value;
}

export const meta = titled(msg("Site settings"));

export default function SettingsList() {
  const { parts, mail } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("Site settings")}</h1>
      <p className="lead">
        {rich(
          "Facts about the school, and how the website works. Changes show at once. The words of the pages are under <pages>Pages</pages>.",
          { pages: (words) => <Link to={sitePagesPath}>{words}</Link> },
        )}
      </p>
      <ul className="rows">
        {parts.map(({ key, title, where, beginning }) => (
          <PartRow key={key} id={key} to={partPath(key)} title={t(title)} where={t(where)} now={beginning} />
        ))}
        <PartRow
          id="mail"
          to="/dashboard/settings/mail"
          title={t(/* E-mail: a page of the settings. */ "Mail")}
          where={t(
            "The website sends what visitors write to one address, where mail is set up on the server.",
          )}
          now={mail || t("Not set up")}
        />
      </ul>
    </>
  );
}

interface PartRowProps {
  id: string;
  to: string;
  title: string;
  where: string;
  now: string;
}

function PartRow({ id, to, title, where, now }: PartRowProps) {
  return (
    <li
      id={id}
      className="relative flex items-center gap-x-3 scroll-mt-28 border-t border-line py-2 target:bg-marigold-mist hover:bg-green-mist"
    >
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-base/snug">
          {/* Makes the whole row clickable. */}
          <Link className="no-underline after:absolute after:inset-0" to={to}>
            {title}
          </Link>
        </h2>
        <p className="m-0 text-sm/snug wrap-anywhere" {...languageProps(now)}>
          {now || t(/* Of a setting: nothing is entered. */ "Empty")}
        </p>
        <p className="hint m-0">{where}</p>
      </div>
      <Icon name="chevron-right" size={18} />
    </li>
  );
}
