import type { Popup } from "~/content/popups/queries.server";
import { Photo } from "~/files/photo";

/**
 * The pop-up announcement. Without script it stands open on top of the page's content, closed by its own form;
 * the enhancement makes it modal, once per visit (specification section 4).
 */
export function PopupDialog({ popup }: { popup: Popup }) {
  return (
    <dialog open className="popup" data-enhance="popup" data-popup={popup.id} aria-labelledby="popup-title">
      <form method="dialog">
        <button type="submit" className="popup-x" aria-label="Close the announcement">
          ×
        </button>
        <Photo
          picture={popup.picture}
          alt=""
          early
          offer="Announcement"
          sizes="(width < 30rem) 60vw, 26rem"
        />
        <div>
          <h2 id="popup-title">{popup.title || "Announcement"}</h2>
          {popup.description ? <p>{popup.description}</p> : null}
          <button type="submit" className="button button-primary">
            Close
          </button>
        </div>
      </form>
    </dialog>
  );
}
