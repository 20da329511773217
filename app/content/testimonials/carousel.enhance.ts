import { asksForLess, whenIdle, whenOnScreen } from "~/ui/enhance/timing";

/** Milliseconds (specification section 9). */
const delay = 5000;

/** Advances in a loop; touch, focus and hover pause it. */
export function enhance(carousel: HTMLElement): void {
  if (asksForLess()) return;
  whenOnScreen(carousel, 0.3, () => whenIdle(() => start(carousel)));
}

function start(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>("ul");
  const first = track?.firstElementChild;
  if (!track || !first) return;
  let waiting = false;
  let paused = false;
  const controls = carousel.querySelector<HTMLElement>("[data-part=controls]");
  const [previous, pause, next] = controls?.querySelectorAll("button") ?? [];
  if (controls) controls.hidden = false;
  previous?.addEventListener("click", () => move(-1));
  next?.addEventListener("click", () => move(1));
  pause?.addEventListener("click", () => {
    paused = !paused;
    pause.setAttribute("aria-pressed", String(paused));
  });
  for (const event of ["pointerenter", "focusin", "touchstart"]) {
    carousel.addEventListener(event, () => (waiting = true), { passive: true });
  }
  for (const event of ["pointerleave", "focusout"]) carousel.addEventListener(event, () => (waiting = false));
  const move = (by: 1 | -1) => {
    const step =
      first.getBoundingClientRect().width + Number.parseFloat(getComputedStyle(track).columnGap || "0");
    const end = track.scrollWidth - track.clientWidth;
    const isBeyond = by > 0 ? track.scrollLeft >= end - 2 : track.scrollLeft <= 2;
    const around = by > 0 ? 0 : end;
    track.scrollTo({ left: isBeyond ? around : track.scrollLeft + by * step, behavior: "smooth" });
  };
  setInterval(() => {
    if (!waiting && !paused && !document.hidden) move(1);
  }, delay);
}
