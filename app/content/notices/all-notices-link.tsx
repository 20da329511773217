import { t } from "#say";

export function AllNoticesLink() {
  return (
    <p className="print:hidden">
      <a className="more-link back" href="/notices">
        {t("All notices")}
      </a>
    </p>
  );
}
