export function enhance(section: HTMLElement): void {
  const part = (name: string) => section.querySelector<HTMLElement>(`[data-share=${name}]`);
  const [copy, print, place] = [part("copy"), part("print"), part("address")];
  const field = place?.querySelector("input");
  const status = section.querySelector<HTMLElement>("[role=status]");
  if (!copy || !print || !place || !field || !status) return;
  for (const item of section.querySelectorAll("li")) item.hidden = false;
  place.hidden = true;
  print.addEventListener("click", () => window.print());
  copy.addEventListener("click", async () => {
    try {
      // Requires TLS and permission.
      await navigator.clipboard.writeText(field.value);
      status.textContent = status.dataset.copied ?? "";
    } catch {
      status.textContent = "";
      place.hidden = false;
      field.select();
    }
  });
}
