import { t } from "#say";
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-16 left-4 z-30 bg-field px-4 py-3 focus-visible:top-2 print:hidden"
    >
      {t("Skip to content")}
    </a>
  );
}
