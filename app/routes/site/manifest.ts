import type { LoaderFunctionArgs } from "@remix-run/node";
import { readSettings } from "~/capabilities/settings/queries.server";
import { sharedPage } from "~/http/headers";
import { servicesOf } from "~/services/services.server";
import { schoolColours } from "~/styles/school-colours.server";
import { ownLogo } from "~/ui/frame/look";

/** Returns the first words of the name, as many as fit under an icon on a home screen. */
function shortName(name: string): string {
  const [first = "", ...others] = name.split(" ");
  return others.reduce(
    (short, word) => (`${short} ${word}`.length <= 12 ? `${short} ${word}` : short),
    first,
  );
}

/** `/site.webmanifest`: the school's name, colours and icons. */
export async function loader({ context }: LoaderFunctionArgs) {
  const {
    school_name,
    colour_main,
    colour_accent,
    logo: logoSetting,
  } = await readSettings(servicesOf(context).db);
  const colours = schoolColours({ main: colour_main, accent: colour_accent });
  const logo = ownLogo(logoSetting);
  const icon = (size: 192 | 512) => ({
    src: logo?.file(`${size}.png`) ?? `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const manifest = {
    name: school_name,
    short_name: shortName(school_name),
    start_url: "/",
    display: "browser",
    background_color: "#faf7f0",
    theme_color: colours?.["green-deep"] ?? "#0f3d2e",
    icons: [
      icon(192),
      icon(512),
      ...(logo ? [{ ...icon(512), src: logo.file("maskable.png"), purpose: "maskable" }] : []),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": sharedPage },
  });
}
