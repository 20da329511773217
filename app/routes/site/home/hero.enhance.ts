import { asksForLess, whenIdle, whenOnScreen } from "~/ui/when";

/** Brings the slider only to visitors who can use it: page loaded, hero on screen, nothing less asked for. */
export function enhance(hero: HTMLElement): void {
  if (asksForLess() || hero.querySelectorAll(".hero-track > li").length < 2) return;
  whenOnScreen(hero, 0.1, () =>
    whenIdle(() => void import("./hero-slider").then((module) => module.startSlider(hero))),
  );
}
