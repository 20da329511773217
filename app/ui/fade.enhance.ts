import { whenOnScreen } from "./when";

/**
 * Sections fade in when 10% of them is visible (specification section 2). Only what is still below the screen is
 * hidden first, and only by this very script: without it, or where less motion is asked for, nothing ever is.
 */
export function enhance(section: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  if (section.getBoundingClientRect().top < innerHeight) return;
  section.classList.add("fade-waiting");
  whenOnScreen(section, 0.1, () => section.classList.remove("fade-waiting"));
}
