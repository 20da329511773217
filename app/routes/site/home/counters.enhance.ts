import { figure } from "~/text/figures";
import { asksForLess, whenOnScreen } from "~/ui/enhance/timing";

/** About 100 steps, 20 ms apart, once, when 30% is visible (specification section 9). */
const steps = 100;
const stepTime = 20;

export function enhance(section: HTMLElement): void {
  if (asksForLess()) return;
  whenOnScreen(section, 0.3, () => {
    const counters = [...section.querySelectorAll<HTMLElement>("[data-count]")].map((element) => ({
      element,
      target: Number(element.dataset.count),
      final: element.textContent ?? "",
    }));
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      for (const { element, target, final } of counters) {
        const value = Math.round((target * step) / steps);
        element.textContent = step < steps ? figure(value) : final;
      }
      if (step >= steps) clearInterval(timer);
    }, stepTime);
  });
}
