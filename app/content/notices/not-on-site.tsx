import { t } from "#say";
import type { StaffRecord } from "~/capabilities/publishing/publishing";
import { indianDate, indianMoment } from "~/dates/indian-dates";

interface NotOnSiteProps {
  notice: Pick<StaffRecord, "status" | "published_at" | "ends_at">;
  form: string;
}

/** Banner above a notice that is not public. Only staff can open notices that were never public. */
export function NotOnSite({ notice, form }: NotOnSiteProps) {
  const { status, published_at, ends_at } = notice;
  if (status === "live") return null;
  if (status === "ended") {
    return (
      <p className="message message-warning" role="note">
        {t("This notice was taken off on {day}.", { day: indianDate(ends_at ?? "") })}
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
        <a className="underline print:hidden" href={form}>
          {t("Edit")}
        </a>
      </span>
    </p>
  );
}
