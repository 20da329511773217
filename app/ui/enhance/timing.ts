/** True if the visitor asked for less: less data or less motion. */
export function asksForLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData) || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Runs once, when `threshold` (0 to 1) of the element is on screen. */
export function whenOnScreen(element: Element, threshold: number, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { threshold },
  );
  observer.observe(element);
}

/** Runs once the page has loaded and the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(run) : setTimeout(run, 500));
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}
