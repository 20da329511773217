import { t } from "#say";

export function SampleTag() {
  return <span className="tag border border-line-field bg-sheet text-ink-soft">{t("Sample")}</span>;
}
