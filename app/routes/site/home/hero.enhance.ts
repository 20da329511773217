import { asksForLess, whenIdle, whenOnScreen } from "~/ui/enhance/timing";
import { followScroll, listDots, markSlide } from "./slide-dots";

/** Milliseconds after page load; the first slide changes after six seconds. */
const wait = 4000;

/** Waits until just before it is needed, so that slow lines show the page first. */
export function enhance(hero: HTMLElement): void {
  markSlide(hero, 0);
  if (asksForLess() || hero.querySelectorAll("ul > li").length < 2) {
    hero.dataset.slider = "off";
    followScroll(hero);
    return;
  }
  let first = 0;
  let asked = false;
  const start = () => {
    if (asked) return;
    asked = true;
    void import("./hero-slider").then((module) => module.startSlider(hero, first));
  };
  // A tap that loads the slider also chooses its slide.
  for (const [index, dot] of listDots(hero).entries()) {
    dot.addEventListener("click", (event) => {
      if (hero.dataset.slider) return;
      event.preventDefault();
      first = index;
      markSlide(hero, index);
      start();
    });
  }
  whenOnScreen(hero, 0.1, () =>
    whenIdle(() => {
      setTimeout(() => whenIdle(start), wait);
      // Loads it at once when a visitor points at the slides.
      for (const event of ["pointerenter", "focusin", "touchstart"]) {
        hero.addEventListener(event, start, { once: true, passive: true });
      }
    }),
  );
}
