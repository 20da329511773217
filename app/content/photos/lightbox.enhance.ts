/** Opens photos in a dialog instead of following the links. */
export function enhance(grid: HTMLElement): void {
  const links = [...grid.querySelectorAll<HTMLAnchorElement>("li > a:first-child")];
  const dialog = grid.nextElementSibling as HTMLDialogElement;
  // Safari before 15.4 and Firefox before 98.
  if (!("showModal" in dialog)) return;
  const words = dialog.dataset;
  const image = document.createElement("img");
  const caption = document.createElement("p");
  caption.setAttribute("aria-live", "polite");
  let current = 0;

  const show = (index: number) => {
    current = (index + links.length) % links.length;
    const link = links[current];
    if (!link) return;
    // Browsers with `showModal` decode WebP, which is smaller.
    image.src = link.href.replace(/jpg$/, "webp");
    image.alt = link.querySelector("img")?.alt ?? "";
    close.after(image);
    const place = words.place?.replace("{number}", `${current + 1}`).replace("{count}", `${links.length}`);
    caption.textContent = `${link.querySelector("figcaption")?.firstChild?.textContent ?? ""} ${place}`;
  };
  const button = (label = "", text: string, act: () => void) => {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = text;
    element.setAttribute("aria-label", label);
    element.addEventListener("click", act);
    return element;
  };
  const bar = document.createElement("div");
  bar.append(
    button(words.previous, "‹", () => show(current - 1)),
    caption,
    button(words.next, "›", () => show(current + 1)),
  );
  // First in the order of focus, at the top right.
  const close = button(words.close, "×", () => dialog.close());
  close.dataset.part = "close";
  dialog.append(close, bar);

  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") show(current - 1);
    if (event.key === "ArrowRight") show(current + 1);
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    image.remove();
    links[current]?.focus();
  });
  for (const [index, link] of links.entries()) {
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
    });
  }
}
