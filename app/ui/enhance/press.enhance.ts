/** With script, a check box that pauses or closes something is a button for screen readers. */
export function enhance(element: HTMLElement): void {
  const box = element as HTMLInputElement;
  const say = () => box.setAttribute("aria-pressed", String(box.checked));
  box.setAttribute("role", "button");
  say();
  box.addEventListener("change", say);
  box.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") box.click();
  });
}
