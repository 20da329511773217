import { whenOnScreen } from "./timing";

/** Of a section taller than the screen, 10% can be half the screen: then this part of the screen is enough. */
const partOfScreen = 0.15;

/** Specification section 2. Hidden only once the visitor scrolls: captures of the page show everything. */
export function enhance(section: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const part = Math.min(0.1, (innerHeight * partOfScreen) / section.offsetHeight);
  const show = () => {
    section.dataset.fade = "shown";
  };
  whenOnScreen(section, part, show, { orAbove: true });
  addEventListener(
    "scroll",
    () => {
      const isFar = section.getBoundingClientRect().top > innerHeight * 2;
      if (isFar && section.dataset.fade !== "shown") section.dataset.fade = "waiting";
    },
    { once: true, passive: true },
  );
}
