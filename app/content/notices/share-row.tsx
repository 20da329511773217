import type { ReactNode } from "react";
import { t } from "#say";
import { whatsappShareLink } from "~/links/share-links";
import { Button, ButtonLink } from "~/ui/form/button";
import { VisitorIcon } from "~/ui/icons/visitor-icon";
import { noticeName } from "../../kinds/notice";
import { eventPath, noticeDay } from "./event";
import type { Notice } from "./notice.server";

interface ShareRowProps {
  notice: Pick<Notice, "id" | "title" | "details" | "date" | "event_date" | "event_time" | "event_end">;
  school: string;
  address: string;
  /** Further ways, such as notices on this phone. */
  children?: ReactNode;
}

/** One button to share; everything else is folded. */
export function ShareRow({ notice, school, address, children }: ShareRowProps) {
  const words = `${noticeName(notice)}\n${noticeDay(notice)}, ${school}\n${address}`;
  return (
    <section
      className="border-t border-line pt-5 print:hidden"
      aria-label={t("Share this notice")}
      data-enhance="share-notice"
    >
      <ButtonLink href={whatsappShareLink(words)}>
        <WhatsAppIcon />
        {t("Share on WhatsApp")}
      </ButtonLink>
      <details className="group mt-2">
        <summary className="more-link fold text-link">{t("More ways")}</summary>
        <ul className="flex flex-wrap gap-2 pt-1">
          <li hidden>
            <Button type="button" data-share="copy">
              {t("Copy link")}
            </Button>
          </li>
          <li hidden>
            <Button type="button" data-share="print">
              <VisitorIcon name="printer" />
              {t("Print")}
            </Button>
          </li>
        </ul>
        <p className="hint mt-2 empty:hidden" role="status" data-copied={t("The link is copied.")} />
        <div className="field mt-4" data-share="address">
          <label htmlFor="address">{t("Link to this notice")}</label>
          <input id="address" type="text" value={address} readOnly />
        </div>
        {notice.event_date ? (
          <p className="mt-2 flex flex-wrap gap-x-5">
            <a className="tap" href={eventPath(notice.id)}>
              {t("Calendar file, for iPhone and Outlook")}
            </a>{" "}
            <a className="tap" href={`/curriculum?month=${notice.event_date.slice(0, 7)}`}>
              {t("School calendar")}
            </a>
          </p>
        ) : null}
        {children}
      </details>
    </section>
  );
}

/** From Tabler Icons. Not in ui/icon-paths.ts, which staff pages load too. */
function WhatsAppIcon() {
  return (
    <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
      <path d="m3 21 1.65-3.8a9 9 0 1 1 3.4 2.9zM9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1" />
    </svg>
  );
}
