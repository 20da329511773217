import { t } from "#say";
import { ButtonLink } from "../form/button";

export function Pagination({ newest, older }: { newest: string | undefined; older: string | undefined }) {
  if (!newest && !older) return null;
  return (
    <nav className="mt-6 flex justify-between gap-4" aria-label={t("Pages")}>
      {newest ? (
        <ButtonLink className="back" href={newest}>
          {t("Newest")}
        </ButtonLink>
      ) : null}
      {older ? (
        <ButtonLink className="onward" href={older} rel="next">
          {t("Older")}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
