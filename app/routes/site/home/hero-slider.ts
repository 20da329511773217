import Swiper from "swiper";
import { A11y, Autoplay, EffectFade } from "swiper/modules";
import "~/styles/hero-slider.css";
import { listDots, markSlide } from "./slide-dots";

/** Milliseconds per slide (specification section 9). */
const delay = 6000;

/** @param first index of the slide to start with */
export function startSlider(hero: HTMLElement, first: number): void {
  const slides = hero.querySelector<HTMLElement>("section");
  const track = hero.querySelector<HTMLElement>("ul");
  if (!slides || !track) return;
  // Set first, so that slides have their final width when the slider measures them.
  hero.dataset.slider = "on";
  slides.scrollLeft = 0;
  // Nothing scrolls any more. An element with focus keeps it.
  slides.tabIndex = -1;
  slides.classList.add("swiper");
  track.classList.add("swiper-wrapper");
  for (const slide of track.children) {
    slide.classList.add("swiper-slide");
    slide.removeAttribute("id");
  }
  for (const image of track.querySelectorAll("img")) image.loading = "eager";
  const swiper = new Swiper(slides, {
    modules: [A11y, Autoplay, EffectFade],
    effect: "fade",
    fadeEffect: { crossFade: true },
    loop: true,
    initialSlide: first,
    a11y: { slideRole: "listitem" },
    autoplay: { delay, pauseOnMouseEnter: true, disableOnInteraction: false },
    on: { realIndexChange: ({ realIndex }) => markSlide(hero, realIndex) },
  });
  for (const [index, dot] of listDots(hero).entries()) {
    dot.addEventListener("click", (event) => {
      event.preventDefault();
      swiper.slideToLoop(index);
    });
  }
  onPress(hero, "previous", () => swiper.slidePrev());
  onPress(hero, "next", () => swiper.slideNext());
  const pause = onPress(hero, "pause", () => {
    const pausing = swiper.autoplay.running;
    if (pausing) swiper.autoplay.stop();
    else swiper.autoplay.start();
    pause?.setAttribute("aria-pressed", String(pausing));
  });
}

function onPress(hero: HTMLElement, part: string, act: () => void): HTMLButtonElement | null {
  const button = hero.querySelector<HTMLButtonElement>(`[data-part=${part}]`);
  button?.addEventListener("click", act);
  return button;
}
