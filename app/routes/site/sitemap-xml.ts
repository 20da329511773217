import type { LoaderFunctionArgs } from "@remix-run/node";
import { albumPath } from "~/content/albums/address";
import { listAlbumsOnSite } from "~/content/albums/album.server";
import { noticePath } from "~/content/notices/address";
import { listNotices } from "~/content/notices/notice.server";
import { sharedPage } from "~/http/headers";
import { addressIn } from "~/languages/address";
import { currentSpeech } from "~/languages/current";
import type { Language } from "~/languages/languages";
import { siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import { hiddenPages } from "~/settings/hidden-pages";
import { readSettings } from "~/settings/queries.server";
import { legalLinks } from "~/ui/frame/menu";
import { shownMenu } from "~/ui/frame/shown-menu";
import { readRecordLinks } from "../record-links.server";

/** Its pages are `noindex`. */
const notIndexed = "/transfer-certificates";

/** Newest notices in the sitemap; /notices links to older ones. */
const limit = 500;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const site = siteOrigin(request, context);
  const [notices, albums, settings, records] = await Promise.all([
    listNotices(db, { limit }),
    listAlbumsOnSite(db),
    readSettings(db),
    readRecordLinks(db),
  ]);
  const inMenu = shownMenu(hiddenPages(settings), records).flatMap((entry) =>
    "to" in entry ? [entry.to] : entry.links.map((link) => link.to),
  );
  const paths = [
    ...inMenu.filter((path) => path !== notIndexed),
    ...records.pages.map(({ to }) => to).filter((path) => !inMenu.includes(path)),
    ...legalLinks.map((link) => link.to),
    "/admission/enquiry",
    "/newsletter",
    ...notices.map(noticePath),
    ...albums.map(albumPath),
  ];
  const { languages } = currentSpeech();
  const addressOf = (language: Language, path: string) =>
    site + addressIn(language, path).replaceAll("&", "&amp;");
  const urls = paths.map((path) => {
    // Each address lists all language versions, including itself.
    const alternates = languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language.code}" href="${addressOf(language, path)}"/>`,
    );
    const others = languages.length > 1 ? alternates.join("") : "";
    return languages
      .map((language) => `<url><loc>${addressOf(language, path)}</loc>${others}</url>`)
      .join("");
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": sharedPage },
  });
}
