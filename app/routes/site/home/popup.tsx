import type { Popup } from "~/content/popups/queries.server";
import { Photo } from "~/files/photo";

/**
 * The pop-up announcement. Without script it stands open on top of the page's content, closed by its own form;
 * the enhancement makes it modal, once per visit (specification section 4).
 */
export function PopupDialog({ popup }: { popup: Popup }) {
  return (
    <dialog
      open
      className="popup static mx-auto my-6 w-[min(44rem,calc(100%-2rem))] overflow-hidden rounded-card border border-line bg-sheet elevation-card backdrop:bg-night-soft modal:fixed modal:m-auto modal:max-h-[calc(100svh-2rem)] modal:w-[min(26rem,calc(100%-2rem))] modal:overflow-y-auto"
      data-enhance="popup"
      data-popup={popup.id}
      aria-labelledby="popup-title"
    >
      <form
        method="dialog"
        className="relative grid xs:grid-cols-[minmax(6rem,12rem)_1fr] light:grid-cols-1 in-modal:block"
      >
        <button
          type="submit"
          className="absolute top-2 right-2 z-1 size-11 cursor-pointer rounded-full bg-sheet text-4xl/none"
          aria-label="Close the announcement"
        >
          ×
        </button>
        <Photo
          picture={popup.picture}
          alt=""
          early
          className="h-full max-h-52 w-full object-cover max-xs:h-32 in-modal:h-auto in-modal:max-h-[55svh]"
          offer="Announcement"
          sizes="(width < 30rem) 60vw, 26rem"
        />
        <div className="grid justify-items-start gap-3 p-5">
          <h2 id="popup-title" className="pr-8 text-xl in-modal:pr-0 in-modal:text-h2">
            {popup.title || "Announcement"}
          </h2>
          {popup.description ? <p>{popup.description}</p> : null}
          <button type="submit" className="button button-primary">
            Close
          </button>
        </div>
      </form>
    </dialog>
  );
}
