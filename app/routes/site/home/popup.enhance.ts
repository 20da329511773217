import { whenPaused } from "~/ui/enhance/timing";
import { recall, remember } from "~/ui/enhance/visit-memory";

/** Not under a moving finger, and not if this visit has closed it. A newer pop-up opens again. */
export function enhance(element: HTMLElement): void {
  const dialog = element as HTMLDialogElement;
  // Safari before 15.4 and Firefox before 98 show it above the page, and its form closes it.
  if (!("showModal" in dialog)) return;
  const key = `popup-closed-${dialog.dataset.popup}`;
  // Avoids close(): its event fires late and would count as closed by the visitor.
  dialog.removeAttribute("open");
  // Closes without a request to the server.
  const form = dialog.querySelector("form");
  if (form) form.method = "dialog";
  if (recall(key)) return;
  dialog.addEventListener("close", () => {
    remember(key, "yes");
    document.documentElement.style.overflow = "";
  });
  dialog.addEventListener("click", (event) => {
    const { target } = event;
    // Following the pop-up's link counts as seen.
    if (target === dialog || (target instanceof Element && target.closest("a"))) dialog.close();
  });
  whenPaused(() => {
    document.documentElement.style.overflow = "hidden";
    dialog.showModal();
    // Not the close button: its ring would be the loudest thing on the page.
    dialog.querySelector("h2")?.focus();
  });
}
