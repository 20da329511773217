/**
 * Finds the elements that ask for an enhancement (`data-enhance="name"`) and loads just those modules. A page
 * is complete without them; each module lies beside its component.
 */
type Enhancement = { enhance(element: HTMLElement): void };

const enhancements: Record<string, () => Promise<Enhancement>> = {
  "site-header": () => import("./ui/frame/site-header.enhance"),
  hero: () => import("./routes/site/home/hero.enhance"),
  popup: () => import("./routes/site/home/popup.enhance"),
  counters: () => import("./routes/site/home/counters.enhance"),
  lightbox: () => import("./content/photos/lightbox.enhance"),
  video: () => import("./content/videos/video.enhance"),
  testimonials: () => import("./content/testimonials/carousel.enhance"),
};

for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) {
  const load = enhancements[element.dataset.enhance ?? ""];
  if (load) void load().then((module) => module.enhance(element));
}

const fading = document.querySelectorAll<HTMLElement>("[data-fade]");
if (fading.length > 0)
  void import("./ui/fade.enhance").then((module) => {
    for (const section of fading) module.enhance(section);
  });

if (import.meta.env.DEV) void import("./dev-reload");
