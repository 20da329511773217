import { whenOnScreen } from "./timing";

/** Of a section taller than the screen, 10% can be half the screen: then this part of the screen is enough. */
const partOfScreen = 0.15;

/**
 * Sections fade in when 10% of them is visible (specification section 2). Only what is still below the screen is
 * hidden first, and only by this very script: without it, or where less motion is asked for, nothing ever is.
 */
export function enhance(section: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  if (section.getBoundingClientRect().top < innerHeight) return;
  section.dataset.fade = "waiting";
  const part = Math.min(0.1, (innerHeight * partOfScreen) / section.offsetHeight);
  whenOnScreen(section, part, () => {
    section.dataset.fade = "";
  });
}
