/** Milliseconds after the page is complete: the worker must not delay pictures. */
const delayMs = 3000;

/** Registers the service worker after the page is complete. */
export function enhance(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    setTimeout(() => {
      // Fails in private windows, without storage, and if the connection is lost.
      navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    }, delayMs);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
