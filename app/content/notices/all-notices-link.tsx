import { t } from "#say";
import { Icon } from "~/ui/icons/icon";

export function AllNoticesLink() {
  return (
    <p className="print:hidden">
      <a className="more-link" href="/notices">
        <Icon name="chevron-left" size={18} />
        {t("All notices")}
      </a>
    </p>
  );
}
