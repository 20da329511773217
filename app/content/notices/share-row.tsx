import { t } from "#say";
import { whatsappShareLink } from "~/links/share-links";
import { VisitorIcon } from "~/ui/icons/visitor-icon";
import { noticeName } from "../../kinds/notice";
import { noticeDay } from "./event";
import type { Notice } from "./notice.server";

interface ShareRowProps {
  notice: Pick<Notice, "title" | "details" | "date" | "event_date" | "event_time">;
  school: string;
  address: string;
}

export function ShareRow({ notice, school, address }: ShareRowProps) {
  const words = `${noticeName(notice)}\n${noticeDay(notice)}, ${school}\n${address}`;
  return (
    <section
      className="border-t border-line pt-5 print:hidden"
      aria-label={t("Share this notice")}
      data-enhance="share-notice"
    >
      <ul className="flex flex-wrap gap-2">
        <li>
          <a className="button button-quiet" href={whatsappShareLink(words)}>
            <WhatsAppIcon />
            {t("Share on WhatsApp")}
          </a>
        </li>
        <li hidden>
          <button type="button" className="button button-quiet" data-share="copy">
            {t("Copy link")}
          </button>
        </li>
        <li hidden>
          <button type="button" className="button button-quiet" data-share="print">
            <VisitorIcon name="printer" />
            {t("Print")}
          </button>
        </li>
      </ul>
      <p className="hint mt-2 empty:hidden" role="status" data-copied={t("The link is copied.")} />
      <div className="field mt-4" data-share="address">
        <label htmlFor="address">{t("Link to this notice")}</label>
        <input id="address" type="text" value={address} readOnly />
      </div>
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
