import { t } from "#say";
import type { Popup } from "~/content/popups/popup.server";
import { editPathOf } from "~/kinds/kind";
import { popup as popupWords } from "~/kinds/popup";
import { languageProps } from "~/text/language";
import { Button, ButtonLink } from "~/ui/form/button";
import { Photo } from "~/ui/pictures/photo";
import { EditLink } from "~/ui/records/edit-link";
import { LongText } from "~/ui/text/long-text";
import { StaffText } from "~/ui/text/staff-text";

interface PopupDialogProps {
  popup: Popup;
  /** Next date of the table of admission dates, if the button opens that page. */
  nextAdmission: string | null;
}

/**
 * A card between today's answer and the notices (specification section 4): script opens it as a modal in its place, and
 * `/popup-closed` remembers the closing without script.
 */
export function PopupDialog({ popup, nextAdmission }: PopupDialogProps) {
  const { title, description, picture, link_label, link_url } = popup;
  return (
    <div className="bg-sheet max-lg:order-3 max-lg:px-edge lg:relative lg:z-10 lg:h-0">
      <dialog
        open
        className="popup static lg:absolute lg:top-1 modal:fixed z-30 m-0 max-h-[calc(100svh-1rem)] w-full max-w-none overflow-y-auto rounded-card border-2 border-marigold bg-sheet elevation-menu backdrop:bg-transparent"
        data-enhance="popup"
        data-popup={popup.id}
        aria-labelledby="popup-title"
      >
        <form
          action="/popup-closed"
          className="grid gap-x-3 pb-2 pl-3 text-sm/snug 2xs:grid-cols-[64px_minmax(0,1fr)] lg:grid-cols-[84px_minmax(0,1fr)] light:grid-cols-1"
        >
          <div className="col-span-full flex items-start justify-between gap-2">
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
              className="size-tap flex-none cursor-pointer rounded-full text-xl/none hover:bg-green-mist"
              aria-label={t("Close the announcement")}
            >
              ×
            </button>
          </div>
          <Photo
            picture={picture}
            alt=""
            early
            small
            className="h-auto max-h-24 w-full object-contain max-2xs:max-h-16 light:hidden"
            offer={t("Announcement")}
            sizes="84px"
          />
          <div className="grid content-start justify-items-start gap-1 pr-3">
            <LongText text={description} className="min-w-0" />
            <StaffText text={nextAdmission && keepDatesWhole(nextAdmission)} className="font-semibold" />
          </div>
          <div className="col-span-full mt-1 flex flex-wrap gap-2 [&_.button]:px-4">
            {link_url ? (
              <ButtonLink variant="primary" href={link_url} {...languageProps(link_label)}>
                {link_label}
              </ButtonLink>
            ) : null}
            <Button variant={link_url ? "quiet" : "primary"}>{t("Close")}</Button>
            <EditLink to={editPathOf(popupWords, popup.id)} of={title || "the announcement"} />
          </div>
        </form>
      </dialog>
    </div>
  );
}

/** No line break within `1 December`; large letters break before the year. */
const keepDatesWhole = (text: string) =>
  text.replace(/(\p{Nd}) (\p{L}[\p{L}\p{M}]*) (\p{Nd}{4})/gu, "$1\u00a0$2 $3");
