import { t } from "#say";
import type { Popup } from "~/content/popups/popup.server";
import { editPathOf } from "~/kinds/kind";
import { popup as popupWords } from "~/kinds/popup";
import { languageProps } from "~/text/language";
import { Photo } from "~/ui/pictures/photo";
import { EditLink } from "~/ui/records/edit-link";
import { LongText } from "~/ui/text/long-text";
import { StaffText } from "~/ui/text/staff-text";

interface PopupDialogProps {
  popup: Popup;
  /** Next date of the table of admission dates, if the button opens that page. */
  nextAdmission: string | null;
}

/** Specification section 4. Without script it is above the content; `/popup-closed` remembers the closing. */
export function PopupDialog({ popup, nextAdmission }: PopupDialogProps) {
  const { title, description, picture, link_label, link_url } = popup;
  return (
    <dialog
      open
      className="popup fixed top-auto bottom-0 z-30 m-0 max-h-[50svh] w-full max-w-none overflow-y-auto rounded-t-card border border-line bg-sheet elevation-menu backdrop:bg-night-faint light:static light:mx-auto light:max-h-none light:max-w-160 lg:top-30 lg:bottom-auto lg:left-[calc((100vw-24.5rem-var(--popup-width))/2)] xl:left-[calc((100vw-var(--popup-width))/2)] lg:h-fit lg:max-h-[calc(100svh-9rem)] lg:w-(--popup-width) lg:rounded-card lg:[--popup-width:min(40rem,100vw-27rem)] xl:[--popup-width:32rem]"
      data-enhance="popup"
      data-popup={popup.id}
      aria-labelledby="popup-title"
    >
      <form
        action="/popup-closed"
        className="grid grid-cols-[7rem_1fr] lg:grid-cols-[17.25rem_1fr] xl:grid-cols-[14rem_1fr] light:grid-cols-1"
      >
        <div className="sticky top-0 col-span-full flex items-start justify-between gap-2 bg-sheet py-2 pr-2 pl-5">
          <h2
            id="popup-title"
            {...languageProps(title)}
            tabIndex={-1}
            className="min-w-0 self-center text-lg outline-none"
          >
            {title || t("Announcement")}
          </h2>
          <button
            type="submit"
            className="size-11 flex-none cursor-pointer rounded-full text-xl/none hover:bg-green-mist"
            aria-label={t("Close the announcement")}
          >
            ×
          </button>
        </div>
        <div className="pb-4 pl-5 light:hidden">
          <Photo
            picture={picture}
            alt=""
            early
            className="h-auto max-h-[22svh] w-full bg-sand! object-contain md:max-h-24 lg:max-h-[50svh]"
            offer={t("Announcement")}
            sizes="(width < 64rem) 6rem, 16rem"
          />
        </div>
        <div className="grid content-start justify-items-start gap-2 pr-5 pb-4 pl-4 max-lg:text-sm lg:gap-3">
          <LongText text={description} className="min-w-0" />
          <StaffText text={nextAdmission && keepDatesWhole(nextAdmission)} className="font-semibold" />
          <div className="flex flex-wrap gap-2 max-xs:[&_.button]:px-3">
            {link_url ? (
              <a className="button button-primary" href={link_url} {...languageProps(link_label)}>
                {link_label}
              </a>
            ) : null}
            <button type="submit" className={link_url ? "button button-quiet" : "button button-primary"}>
              {t("Close")}
            </button>
            <EditLink to={editPathOf(popupWords, popup.id)} of={title || "the announcement"} />
          </div>
        </div>
      </form>
    </dialog>
  );
}

/** No line break within `1 December 2026`. */
const keepDatesWhole = (text: string) =>
  text.replace(/(\p{Nd}) (\p{L}[\p{L}\p{M}]*) (\p{Nd}{4})/gu, "$1\u00a0$2\u00a0$3");
