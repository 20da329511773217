import { t } from "#say";
import { indianDate, indianMoment } from "~/dates/indian-dates";
import { editPathOf, type StaffKind } from "~/kinds/kind";
import type { StaffRecord } from "./publishing";
import { getLastDay } from "./publishing-form";

interface NotOnSiteProps {
  kind: Pick<StaffKind<never>, "names" | "pages">;
  record: Pick<StaffRecord, "status" | "published_at" | "ends_at"> & { id: number };
}

/** Banner above a record that is not public. Only staff can open records that were never public. */
export function NotOnSite({ kind, record }: NotOnSiteProps) {
  const { status, published_at, ends_at } = record;
  if (status === "live") return null;
  if (status === "ended") {
    return (
      <p className="message message-warning" role="note">
        {t("This {noun} was taken off on {day}.", {
          noun: t(kind.names.one),
          day: indianDate(getLastDay(ends_at ?? "")),
        })}
      </p>
    );
  }
  return (
    <p className="message message-warning" role="note">
      <span>
        {status === "scheduled"
          ? t("Not on the site yet: it will be from {moment}. Only staff who are logged in see this page.", {
              moment: indianMoment(published_at ?? ""),
            })
          : t("Not on the site yet. Only staff who are logged in see this page.")}{" "}
        <a className="underline print:hidden" href={editPathOf(kind, record.id)}>
          {t("Edit")}
        </a>
      </span>
    </p>
  );
}
