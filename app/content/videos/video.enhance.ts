/** Replaces a clicked poster by a player: the site's own for films here, else the privacy-enhanced one. */
export function enhance(link: HTMLElement): void {
  const { video: id, film } = link.dataset;
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const poster = link.querySelector("img");
    const player = film ? playFilm(film, poster?.currentSrc) : frameVideo(id);
    player.title = link.querySelector("span")?.textContent?.replace(/^Play /, "") ?? "Video";
    player.className = poster?.className ?? "";
    link.parentElement?.setAttribute("data-playing", "");
    link.replaceWith(player);
    player.focus();
  });
}

function playFilm(film: string, poster = ""): HTMLElement {
  const player = document.createElement("video");
  player.controls = true;
  player.autoplay = true;
  player.setAttribute("playsinline", "");
  player.poster = poster;
  player.src = film;
  return player;
}

function frameVideo(id = ""): HTMLElement {
  const player = document.createElement("iframe");
  player.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
  player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  return player;
}
