import { Link, useLocation } from "@remix-run/react";
import { t } from "#say";
import { readReturnPath, withReturnPath } from "~/forms/return-path";
import { type TranslationStatus, translationPath, translationStatusLabels } from "./translation-status";

export interface LanguageLine {
  kind: string;
  id: string;
  languages: { code: string; name: string; status: TranslationStatus }[];
}

export function LanguagesLine({ line }: { line: LanguageLine | undefined }) {
  const { pathname, search } = useLocation();
  if (!line) return null;
  const from = readReturnPath(search) ?? pathname;
  return (
    <p className="my-2 flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-ink-soft">
        {t(/* Odia, Hindi and Bengali, beside English. */ "Other languages")}
      </span>
      {line.languages.map(({ code, name, status }) => (
        <Link
          key={code}
          className="tap gap-1.5"
          to={withReturnPath(translationPath(line.kind, line.id, code), from)}
        >
          <span lang={code}>{name}</span>
          <span className={status === "there" ? "tag" : "tag bg-yellow-mist text-yellow-ink"}>
            {t(translationStatusLabels[status])}
          </span>
        </Link>
      ))}
    </p>
  );
}
