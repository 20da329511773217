/** Replaces a clicked poster by the privacy-enhanced player. */
export function enhance(link: HTMLElement): void {
  const id = link.dataset.video;
  if (!id) return;
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const player = document.createElement("iframe");
    player.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
    player.title = link.querySelector("span span")?.textContent?.replace(/^Play /, "") ?? "Video";
    player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    player.className = link.querySelector("img")?.className ?? "";
    link.replaceWith(player);
    player.focus();
  });
}
