import type { LoaderFunctionArgs } from "@remix-run/node";
import { msg } from "#message";
import { sharedPage } from "~/http/headers";
import { servicesOf } from "~/services/services.server";
import { hiddenPages } from "~/settings/hidden-pages";
import { readSettings } from "~/settings/queries.server";
import { schoolColours } from "~/styles/school-colours.server";
import { shortSchoolName } from "~/text/short-name";
import { ownLogo, sharePicturePath } from "~/ui/frame/branding";
import { type OwnLink, shownLinks } from "~/ui/frame/menu";
import { inWords } from "~/ui/frame/shown-menu";

/** Offered by a long press on the icon. */
const shortcuts: readonly OwnLink[] = [
  { label: msg("Notices"), to: "/notices" },
  { label: msg("Calendar of the year"), to: "/year-calendar" },
  { label: msg("Fees"), to: "/fees" },
  { label: msg("Contact"), to: "/contact" },
];

/** Screenshots of the sample site; a school with its own look shows its picture for shared links. */
const sampleScreenshots = [
  { src: "/screenshots/phone.webp", sizes: "720x1480", type: "image/webp", form_factor: "narrow" },
  { src: "/screenshots/laptop.webp", sizes: "1280x800", type: "image/webp", form_factor: "wide" },
];

/** `/site.webmanifest`: makes the site installable with the school's name, colours and icons. */
export async function loader({ context }: LoaderFunctionArgs) {
  const settings = await readSettings(servicesOf(context).db);
  const { school_name, colour_main, colour_accent, logo: logoSetting, share_picture } = settings;
  const colours = schoolColours({ main: colour_main, accent: colour_accent });
  const logo = ownLogo(logoSetting);
  const icon = (size: 192 | 512) => ({
    src: logo?.file(`${size}.png`) ?? `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const manifest = {
    name: school_name,
    short_name: shortSchoolName(school_name),
    id: "/",
    start_url: "/",
    // With a button to go back, which `standalone` lacks on laptops.
    display: "minimal-ui",
    background_color: "#faf7f0",
    theme_color: colours?.["green-deep"] ?? "#0f3d2e",
    icons: [
      icon(192),
      icon(512),
      { ...icon(512), src: logo?.file("maskable.png") ?? "/icon-maskable.png", purpose: "maskable" },
    ],
    screenshots:
      logo || share_picture
        ? [
            {
              src: sharePicturePath(share_picture),
              sizes: "1200x630",
              type: "image/jpeg",
              form_factor: "wide",
            },
          ]
        : sampleScreenshots,
    shortcuts: inWords(shownLinks(shortcuts, hiddenPages(settings))).map(({ label, to }) => ({
      name: label,
      url: to,
      icons: [icon(192)],
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": sharedPage },
  });
}
