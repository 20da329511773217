export function asksForLess(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData) || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param threshold 0 to 1 */
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

export function whenIdle(run: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(run) : setTimeout(run, 500));
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}
