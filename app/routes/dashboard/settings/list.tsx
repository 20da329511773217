import { Link, useLoaderData } from "@remix-run/react";
import { msg, rich, t } from "#say";
import { sitePagesPath } from "~/page-texts/site-pages-path";
import { describeValue } from "~/settings/describe";
import { findLookKey, looks } from "~/settings/looks";
import {
  getPart,
  listedParts,
  listSettingsOf,
  partPath,
  type SettingName,
  type Settings,
  settingFields,
} from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { excerptInWords } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import type { MenuLink } from "~/ui/frame/menu";
import { Icon } from "~/ui/icons/icon";
import { titled } from "~/ui/page/page-meta";
import { readRecordLinks } from "../../record-links.server";
import { staffLoader } from "../staff-page.server";

const maxExcerptLength = 120;

export const loader = staffLoader("administrator", async ({ db }) => {
  const [settings, links] = await Promise.all([readSettings(db), readRecordLinks(db)]);
  const facilities = [...links.facilities.menu, ...links.pages];
  return listedParts.map((key) => {
    const { title, where } = getPart(key);
    const values =
      key === "colours"
        ? [nameLook(settings)]
        : listSettingsOf(key).map((name) => describeSetting(name, settings[name], facilities));
    return { key, title, where, now: excerptInWords(values.filter(Boolean).join(" · "), maxExcerptLength) };
  });
});

function nameLook(settings: Settings): string {
  const look = looks[findLookKey(settings) ?? ""];
  return look ? t(look.name) : t("Own colours");
}

/** Texts explain themselves; choices, numbers and lists need their label. */
function describeSetting(name: SettingName, value: string, facilities: readonly MenuLink[]): string {
  const { label, options, section } = settingFields[name];
  const described = describeValue(name, value, facilities);
  const isText = !options && !/^[\d,:+]*$/.test(value) && !name.startsWith("hidden_");
  if (isText || described === "") return described;
  return section && options ? `${t(section)}: ${described}` : `${t(label)}: ${described}`;
}

export const meta = titled(msg("Site settings"));

export default function SettingsList() {
  const parts = useLoaderData<typeof loader>();
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
        {parts.map(({ key, title, where, now }) => (
          <PartRow key={key} id={key} to={partPath(key)} title={t(title)} where={t(where)} now={now} />
        ))}
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
        <p className="hint m-0 wrap-anywhere" {...languageProps(now || where)}>
          {now || where}
        </p>
      </div>
      <Icon name="chevron-right" size={18} />
    </li>
  );
}
