import { type SiteFetcher, UnreadableError } from "./fetch-site.server";
import type { Offer } from "./found";
import { parsePage, resolve } from "./html.server";

const maxMenuLinks = 40;

/** Reads name, logo, colour and menu from the home page, for staff to take over. */
export async function readOffer(fetcher: SiteFetcher, home: URL, known: Offer = {}): Promise<Offer> {
  try {
    const { url, body } = await fetcher.read(home);
    return { ...offerOf(body.toString("utf8"), url), ...withoutEmpty(known) };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return withoutEmpty(known);
  }
}

const withoutEmpty = (offer: Offer): Offer =>
  Object.fromEntries(Object.entries(offer).filter(([, value]) => value !== ""));

const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

/** The same from the HTML of a home page. */
export function offerOf(html: string, base: URL): Offer {
  const document = parsePage(html);
  if (!document) return {};
  const content = (name: string) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute("content")?.trim();
  const name = document.querySelector('meta[property="og:site_name"]')?.getAttribute("content")?.trim();
  const title = document
    .querySelector("title")
    ?.textContent?.split(/\s[|–—-]\s/)[0]
    ?.trim();
  const logo = resolve(
    document
      .querySelector(".custom-logo, img[class*=logo], #logo img, .logo img, header img")
      ?.getAttribute("src"),
    base,
  );
  const colour = content("theme-color");
  const menu = [...document.querySelectorAll("nav a[href], .menu a[href], #menu a[href]")]
    .map((link) => ({ label: words(link), address: resolve(link.getAttribute("href"), base)?.href ?? "" }))
    .filter(({ label, address }) => label && address)
    .slice(0, maxMenuLinks);
  return {
    ...withoutEmpty({
      name: name || title || "",
      colour: /^#[\da-f]{6}$/i.test(colour ?? "") ? (colour ?? "") : "",
    }),
    ...(logo && { logo: logo.href }),
    ...(menu.length > 0 && { menu }),
  };
}
