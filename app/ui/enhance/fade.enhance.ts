import { whenOnScreen } from "./timing";

/** Alternative for tall sections, where 10% can be half the screen. */
const partOfScreen = 0.15;

/**
 * Fades in sections when 10% is visible (specification section 2). Only this script hides them, and only
 * below the screen: without script or with reduced motion, nothing is hidden.
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
