import { Link } from "@remix-run/react";
import { t } from "#say";
import { type Standing, standingLabels, translationPath } from "./standing";

/** How something that the school wrote stands in the site's other languages. */
export interface LanguageLine {
  kind: string;
  id: string;
  languages: { code: string; name: string; standing: Standing }[];
}

/** One line with the site's other languages, each leading to the page where its words are written. */
export function LanguagesLine({ line }: { line: LanguageLine | undefined }) {
  if (!line) return null;
  return (
    <p className="my-2 flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-ink-soft">
        {t(/* Odia, Hindi and Bengali, beside English. */ "Other languages")}
      </span>
      {line.languages.map(({ code, name, standing }) => (
        <Link key={code} className="tap gap-1.5" to={translationPath(line.kind, line.id, code)}>
          <span lang={code}>{name}</span>
          <span className={standing === "there" ? "tag" : "tag bg-yellow-mist text-yellow-ink"}>
            {t(standingLabels[standing])}
          </span>
        </Link>
      ))}
    </p>
  );
}
