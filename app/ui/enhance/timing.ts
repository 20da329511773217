export function asksForLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData) || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface OnScreen {
  /** True to run also for an element that the visitor has scrolled past between two frames. */
  orAbove?: boolean;
}

/** @param threshold 0 to 1 */
export function whenOnScreen(
  element: Element,
  threshold: number,
  run: () => void,
  { orAbove = false }: OnScreen = {},
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { threshold, rootMargin: orAbove ? "99999px 0px 0px" : "0px" },
  );
  observer.observe(element);
}

export function whenIdle(run: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(run) : setTimeout(run, 500));
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}

const pauseMs = 1000;

/** Runs now if the visitor has not begun to scroll, else after a second without scroll, touch and keys. */
export function whenPaused(run: () => void): void {
  const inputs = ["scroll", "touchmove", "pointerdown", "keydown"];
  const stop = () => {
    for (const type of inputs) removeEventListener(type, wait);
    run();
  };
  let timer = setTimeout(stop, scrollY > 0 ? pauseMs : 0);
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(stop, pauseMs);
  }
  for (const type of inputs) addEventListener(type, wait, { passive: true });
}
