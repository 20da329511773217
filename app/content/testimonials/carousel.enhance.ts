import { asksForLess, whenIdle, whenOnScreen } from "~/ui/when";

/** Milliseconds between moves (specification section 9). */
const delay = 5000;

/** Moves on by itself and begins again at the end; a finger, the keyboard or the pointer on it makes it wait. */
export function enhance(carousel: HTMLElement): void {
  if (asksForLess()) return;
  whenOnScreen(carousel, 0.3, () => whenIdle(() => start(carousel)));
}

function start(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>(".carousel-track");
  const first = track?.firstElementChild;
  if (!track || !first) return;
  let waiting = false;
  let paused = false;
  const pause = carousel.querySelector<HTMLButtonElement>(".carousel-pause");
  if (pause) pause.hidden = false;
  pause?.addEventListener("click", () => {
    paused = !paused;
    pause.setAttribute("aria-pressed", String(paused));
  });
  for (const event of ["pointerenter", "focusin", "touchstart"]) {
    carousel.addEventListener(event, () => (waiting = true), { passive: true });
  }
  for (const event of ["pointerleave", "focusout"]) carousel.addEventListener(event, () => (waiting = false));
  setInterval(() => {
    if (waiting || paused || document.hidden) return;
    const step =
      first.getBoundingClientRect().width + Number.parseFloat(getComputedStyle(track).columnGap || "0");
    const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;
    track.scrollTo({ left: atEnd ? 0 : track.scrollLeft + step, behavior: "smooth" });
  }, delay);
}
