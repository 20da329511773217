import { t } from "#say";
import type { Consent } from "~/capabilities/consents/consent.server";
import { formatTerm, formatUses } from "~/capabilities/consents/words";
import { languageProps } from "~/text/language";
import { EraseLink } from "../inbound/erase-link";

interface ConsentListProps {
  rows: (Omit<Consent, "slip"> & { hasSlip: boolean })[];
  today: string;
}

export function ConsentList({ rows, today }: ConsentListProps) {
  return (
    <ul className="rows">
      {rows.map((row) => {
        const hasEnded = row.valid_until !== "" && row.valid_until < today;
        return (
          <li key={row.id}>
            <div className="min-w-0">
              <h2 className="font-sans text-base/snug wrap-anywhere" {...languageProps(row.given_by)}>
                {row.given_by}
              </h2>
              <p className="hint wrap-anywhere">
                {[
                  formatUses(row),
                  formatTerm(row),
                  row.of_whom && t(/* Of whom a consent was given. */ "for {child}", { child: row.of_whom }),
                  row.note,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {row.hasSlip ? (
                <p>
                  <a className="tap underline" href={`/dashboard/consents/slip/${row.id}`}>
                    {t("Open the slip of {person}", { person: row.given_by })}
                  </a>
                </p>
              ) : null}
              {hasEnded ? <p className="tag bg-marigold-mist text-marigold-deep">{t("Has ended")}</p> : null}
            </div>
            <p className="actions">
              <EraseLink
                to={`/dashboard/consent/${row.id}/delete`}
                of={t(/* As in: Delete the consent of Ravi Kumar. */ "the consent of {person}", {
                  person: row.given_by,
                })}
              />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
