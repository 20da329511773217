import { whenPaused } from "~/ui/enhance/timing";

/** Pixels between the dialog and the edges of the window. */
const margin = 4;

/** Not under a moving finger, and not if this visit has closed it. A newer pop-up opens again. */
export function enhance(element: HTMLElement): void {
  const dialog = element as HTMLDialogElement;
  const place = dialog.parentElement;
  // Safari before 15.4 and Firefox before 98 show it in the page, and its form closes it.
  if (!("showModal" in dialog) || !place) return;
  const key = `popup-closed-${dialog.dataset.popup}`;
  // Avoids close(): its event fires late and would count as closed by the visitor.
  dialog.removeAttribute("open");
  // Closes without a request to the server.
  const form = dialog.querySelector("form");
  if (form) form.method = "dialog";
  if (recall(key)) return;

  /** Lies on its place in the page, or as near as the window allows. */
  const lieOnPlace = () => {
    const { paddingLeft, paddingRight } = getComputedStyle(place);
    const { left, top, width } = place.getBoundingClientRect();
    const [before, after] = [paddingLeft, paddingRight].map(Number.parseFloat);
    dialog.style.left = `${left + (before ?? 0)}px`;
    dialog.style.width = `${width - (before ?? 0) - (after ?? 0)}px`;
    const lowest = innerHeight - dialog.offsetHeight - margin;
    dialog.style.top = `${Math.max(margin, Math.min(top + margin, lowest))}px`;
  };

  dialog.addEventListener("close", () => {
    remember(key, "yes");
    document.documentElement.style.overflow = "";
    removeEventListener("resize", lieOnPlace);
    // The next Tab then goes through the page from its start.
    const start = document.querySelector<HTMLElement>("a[href='#main']");
    start?.focus({ preventScroll: true });
  });
  dialog.addEventListener("click", (event) => {
    const { target } = event;
    // Following the pop-up's link counts as seen.
    if (target === dialog || (target instanceof Element && target.closest("a"))) dialog.close();
  });
  whenPaused(() => {
    document.documentElement.style.overflow = "hidden";
    dialog.showModal();
    lieOnPlace();
    addEventListener("resize", lieOnPlace);
    // Not the close button: its ring would be the loudest thing on the page.
    dialog.querySelector("h2")?.focus({ preventScroll: true });
  });
}

/** Fallback if the browser forbids site storage. */
const forgetful = new Map<string, string>();

/** Returns null if nothing was stored. Browsers that block site storage throw on access. */
function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return forgetful.get(key) ?? null;
  }
}

/** Stores a value until the tab is closed, or without site storage until the page is left. */
function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    forgetful.set(key, value);
  }
}
