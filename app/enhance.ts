import { enhance as lightbox } from "./content/photos/lightbox.enhance";
import { enhance as resume } from "./content/resumes/resume-size.enhance";
import { enhance as testimonials } from "./content/testimonials/carousel.enhance";
import { enhance as video } from "./content/videos/video.enhance";
import { enhance as offline } from "./offline/offline.enhance";
import { enhance as counters } from "./routes/site/home/counters.enhance";
import { enhance as hero } from "./routes/site/home/hero.enhance";
import { enhance as popup } from "./routes/site/home/popup.enhance";
import { enhance as fade } from "./ui/enhance/fade.enhance";
import { enhance as inPlace } from "./ui/enhance/in-place.enhance";
import { enhance as press } from "./ui/enhance/press.enhance";
import { enhance as siteHeader } from "./ui/frame/site-header.enhance";

/** In one file: on slow lines a request costs more than a kilobyte. Heavy ones import their parts later. */
const enhancements: Record<string, (element: HTMLElement) => void> = {
  "site-header": siteHeader,
  "in-place": inPlace,
  press,
  hero,
  popup,
  counters,
  lightbox,
  video,
  testimonials,
  resume,
  offline,
  // Used by one page only.
  "passkey-login": (form) =>
    void import("./accounts/passkeys/passkey-login.enhance").then(({ enhance }) => enhance(form)),
  "share-notice": (section) =>
    void import("./content/notices/share-notice.enhance").then(({ enhance }) => enhance(section)),
  push: (form) => void import("./channels/push/subscribe.enhance").then(({ enhance }) => enhance(form)),
  logout: (place) => void import("./routes/session/logout.enhance").then(({ enhance }) => enhance(place)),
  "password-link": (place) =>
    void import("./routes/session/password-link.enhance").then(({ enhance }) => enhance(place)),
};

/** A failing enhancement is logged and does not stop others. */
export function enhancePage(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) {
    alone(() => enhancements[element.dataset.enhance ?? ""]?.(element));
  }
  for (const section of document.querySelectorAll<HTMLElement>("[data-fade]")) alone(() => fade(section));
  if (import.meta.env.DEV) void import("./dev-reload");
}

function alone(work: () => void): void {
  try {
    work();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
