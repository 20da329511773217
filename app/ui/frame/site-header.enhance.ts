/** Pixels of scroll before the bar changes (specification section 9). */
const scrolledAfter = 50;

/** Changes the bar after scrolling; closes menu groups on Escape and outside clicks. */
export function enhance(header: HTMLElement): void {
  const mark = () => header.toggleAttribute("data-scrolled", window.scrollY > scrolledAfter);
  addEventListener("scroll", mark, { passive: true });
  mark();

  // What parents look for is in view as soon as the phone menu opens.
  const menu = header.querySelector<HTMLDetailsElement>("details:not([name])");
  const parents = header.querySelector('a[href$="/timings"]')?.closest("details");
  menu?.addEventListener("toggle", () => {
    if (menu.open && parents && openGroups().length === 0) parents.open = true;
  });

  const openGroups = () => header.querySelectorAll<HTMLDetailsElement>("details[name][open]");
  document.addEventListener("click", (event) => {
    for (const group of openGroups()) if (!group.contains(event.target as Node)) group.open = false;
  });
  header.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const group of openGroups()) {
      group.open = false;
      group.querySelector("summary")?.focus();
    }
  });
}
