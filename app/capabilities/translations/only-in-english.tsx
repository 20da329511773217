import { t } from "#say";
import { detectLanguage } from "~/text/language";

/** Line above a part that has no translation into the language of the page. */
export function OnlyInEnglish({ text }: { text: string }) {
  if (detectLanguage(text) !== "en") return null;
  return <p className="hint">{t("Only in English so far")}</p>;
}

/** Line above a list if some or all of its texts have no translation. */
export function ListInEnglish({ texts }: { texts: readonly string[] }) {
  const english = texts.filter((text) => detectLanguage(text) === "en").length;
  if (english === 0) return null;
  return (
    <p className="hint">
      {english === texts.length ? t("Only in English so far") : t("Some of this is only in English so far")}
    </p>
  );
}
