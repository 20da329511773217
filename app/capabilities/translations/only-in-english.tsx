import { t } from "#say";
import { detectLanguage } from "~/text/language";

export function OnlyInEnglish({ text }: { text: string }) {
  if (detectLanguage(text) !== "en") return null;
  return <p className="hint">{t("Only in English so far")}</p>;
}

export function ListInEnglish({ texts }: { texts: readonly string[] }) {
  const english = texts.filter((text) => detectLanguage(text) === "en").length;
  if (english === 0) return null;
  return (
    <p className="hint">
      {english === texts.length ? t("Only in English so far") : t("Some of this is only in English so far")}
    </p>
  );
}
