import { t } from "#say";
import { Icon } from "../icons/icon";

export function Pagination({ newest, older }: { newest: string | undefined; older: string | undefined }) {
  if (!newest && !older) return null;
  return (
    <nav className="mt-6 flex justify-between gap-4" aria-label={t("Pages")}>
      {newest ? (
        <a className="button button-quiet" href={newest}>
          <Icon name="chevron-left" size={18} />
          {t("Newest")}
        </a>
      ) : null}
      {older ? (
        <a className="button button-quiet" href={older} rel="next">
          {t("Older")}
          <Icon name="chevron-right" size={18} />
        </a>
      ) : null}
    </nav>
  );
}
