import { popup as popupWords } from "~/content/popups/popup";
import type { Popup } from "~/content/popups/queries.server";
import { editPathOf } from "~/content/records/kind";
import { Photo } from "~/files/photo";
import { EditLink } from "~/ui/edit-link";
import { languageOf } from "~/ui/language";
import { StaffText } from "~/ui/staff-text";

/**
 * The pop-up announcement. Without script it stands open on top of the page's content, and closing it is remembered for
 * the visit by `/popup-closed`; the enhancement makes it modal, once per visit (specification section 4). Its picture is
 * a poster, so all of it is shown.
 */
export function PopupDialog({ popup }: { popup: Popup }) {
  const { title, description, picture, link_label, link_url } = popup;
  return (
    <dialog
      open
      className="popup static mx-auto my-6 w-[min(26rem,calc(100%-2rem))] overflow-hidden rounded-card border border-line bg-sheet elevation-card backdrop:bg-night-soft md:w-[min(46rem,calc(100%-4rem))] modal:fixed modal:m-auto modal:max-h-[calc(100svh-2rem)] modal:overflow-y-auto"
      data-enhance="popup"
      data-popup={popup.id}
      aria-labelledby="popup-title"
    >
      <form
        action="/popup-closed"
        className="grid grid-cols-1 md:grid-cols-[3fr_2fr] md:grid-rows-[auto_1fr]"
      >
        <div className="flex items-start justify-between gap-2 bg-sheet py-2 pr-2 pl-5 in-modal:sticky in-modal:top-0 md:pt-4">
          <h2 id="popup-title" lang={languageOf(title)} className="min-w-0 self-center text-xl md:text-2xl">
            {title || "Announcement"}
          </h2>
          <button
            type="submit"
            className="size-11 flex-none cursor-pointer rounded-full text-4xl/none hover:bg-green-mist"
            aria-label="Close the announcement"
          >
            ×
          </button>
        </div>
        <div className="md:col-start-1 md:row-span-2 md:row-start-1">
          <Photo
            picture={picture}
            alt=""
            early
            className="h-auto max-h-[60svh] w-full bg-sand! object-contain md:in-modal:max-h-[calc(100svh-4rem)]"
            offer="Announcement"
            sizes="(width < 48rem) 66vw, 27rem"
          />
        </div>
        <div className="grid content-start justify-items-start gap-3 px-5 pt-3 pb-5">
          <StaffText text={description} className="min-w-0 whitespace-pre-line" />
          <div className="flex flex-wrap gap-2">
            {link_url ? (
              <a className="button button-primary" href={link_url} lang={languageOf(link_label)}>
                {link_label}
              </a>
            ) : null}
            <button type="submit" className={link_url ? "button button-quiet" : "button button-primary"}>
              Close
            </button>
            <EditLink to={editPathOf(popupWords, popup.id)} of={title || "the announcement"} />
          </div>
        </div>
      </form>
    </dialog>
  );
}
