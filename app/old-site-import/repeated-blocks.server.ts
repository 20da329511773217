import { createHash } from "node:crypto";

/** Elements that can be a header, menu or footer, or a part of one. */
const blockSelector =
  "header, nav, footer, aside, div, table, tr, td, ul, ol, li, p, center, font, section, form, marquee, a, img, h1, h2, h3, h4";

/** Pages below which blocks cannot be compared. */
export const minComparedPages = 3;
const minShare = 0.5;

/** Returns the visible parts of a block: words and pictures. */
function signatureOf(element: Element): string | undefined {
  const words = (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const images = element.localName === "img" ? [element] : [...element.querySelectorAll("img")];
  const pictures = images.map((image) => image.getAttribute("src") ?? "").join(" ");
  if (!words && !pictures) return undefined;
  return createHash("sha1").update(`${element.localName} ${words} ${pictures}`).digest("base64").slice(0, 16);
}

/** Finds blocks that most pages of a site have. Call `add` for all pages before `remove`. */
export function createBlockCounter() {
  const counts = new Map<string, number>();
  let pages = 0;
  return {
    add(body: Element): void {
      pages += 1;
      const seen = new Set<string>();
      for (const element of body.querySelectorAll(blockSelector)) {
        const signature = signatureOf(element);
        if (signature) seen.add(signature);
      }
      for (const signature of seen) counts.set(signature, (counts.get(signature) ?? 0) + 1);
    },
    /** Removes repeated blocks from a page. @returns false if there were too few pages to compare */
    remove(body: Element): boolean {
      if (pages < minComparedPages) return false;
      const least = Math.max(minComparedPages, pages * minShare);
      for (const element of body.querySelectorAll(blockSelector)) {
        if (!body.contains(element)) continue;
        const signature = signatureOf(element);
        if (signature && (counts.get(signature) ?? 0) >= least) element.remove();
      }
      return true;
    },
  };
}
