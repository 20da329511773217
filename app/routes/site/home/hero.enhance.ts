import { asksForLess, whenIdle, whenOnScreen } from "~/ui/enhance/timing";
import { followScroll, markSlide } from "./slide-dots";

/** Milliseconds after the page has loaded: the slides first change after six seconds. */
const wait = 4000;

/**
 * Brings the slider only to visitors who can use it: page loaded and idle, hero on screen, nothing less asked for.
 * It comes shortly before it has something to do, so that a slow line has shown the page first.
 */
export function enhance(hero: HTMLElement): void {
  markSlide(hero, 0);
  if (asksForLess() || hero.querySelectorAll("ul > li").length < 2) {
    // The slides lie side by side, to be scrolled.
    hero.dataset.slider = "off";
    followScroll(hero);
    return;
  }
  whenOnScreen(hero, 0.1, () =>
    whenIdle(() => {
      let asked = false;
      const start = () => {
        if (asked) return;
        asked = true;
        void import("./hero-slider").then((module) => module.startSlider(hero));
      };
      setTimeout(() => whenIdle(start), wait);
      // Whoever reaches for the slides gets them now.
      for (const event of ["pointerenter", "focusin", "touchstart"]) {
        hero.addEventListener(event, start, { once: true, passive: true });
      }
    }),
  );
}
