import { t } from "#say";

/** Marks unchanged starter content. */
export function SampleTag() {
  return <span className="tag border border-line-field bg-sheet text-ink-soft">{t("Sample")}</span>;
}
