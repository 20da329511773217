/** Milliseconds after the page is complete: the worker must not delay pictures. */
const delayMs = 3000;

/** Registers the service worker after the page is complete. On the first visit it then stores the pages. */
export function enhance(): void {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const start = async () => {
    await serviceWorker.register("/sw.js");
    if (!serviceWorker.controller) (await serviceWorker.ready).active?.postMessage("first visit");
  };
  // Fails in private windows, without storage, and if the connection is lost.
  const register = () => setTimeout(() => start().catch(() => undefined), delayMs);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
