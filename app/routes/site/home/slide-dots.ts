export function listDots(hero: HTMLElement): HTMLAnchorElement[] {
  return [...hero.querySelectorAll<HTMLAnchorElement>("[data-part=dot]")];
}

/** @param current index from 0 */
export function markSlide(hero: HTMLElement, current: number): void {
  for (const [index, dot] of listDots(hero).entries()) dot.ariaCurrent = index === current ? "true" : null;
}

export function followScroll(hero: HTMLElement): void {
  const slides = [...hero.querySelectorAll("ul > li")];
  const observer = new IntersectionObserver(
    (entries) => {
      const shown = entries.find(({ isIntersecting }) => isIntersecting);
      if (shown) markSlide(hero, slides.indexOf(shown.target));
    },
    { root: hero.querySelector("section"), threshold: 0.6 },
  );
  for (const slide of slides) observer.observe(slide);
}
