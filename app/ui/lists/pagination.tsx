import { t } from "#say";
import { ButtonLink } from "../form/button";
import { Icon } from "../icons/icon";

export function Pagination({ newest, older }: { newest: string | undefined; older: string | undefined }) {
  if (!newest && !older) return null;
  return (
    <nav className="mt-6 flex justify-between gap-4" aria-label={t("Pages")}>
      {newest ? (
        <ButtonLink icon="chevron-left" href={newest}>
          {t("Newest")}
        </ButtonLink>
      ) : null}
      {older ? (
        <ButtonLink href={older} rel="next">
          {t("Older")}
          <Icon name="chevron-right" size={18} />
        </ButtonLink>
      ) : null}
    </nav>
  );
}
