import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { notices } from "~/content/notices/notice.server";
import { noticeCard } from "~/content/notices/share-card.server";
import { namedForGood } from "~/http/headers";
import { idOf } from "~/http/refusal";
import { servicesOf } from "~/services/services.server";
import { findBrandingFile } from "~/settings/branding-files.server";
import { settingsOnPage } from "~/settings/queries.server";
import { ownLogo } from "~/ui/frame/branding";
import { shareCard } from "~/ui/pictures/share-card.server";
import { missing } from "./missing.server";

const fallback = "/og.jpg";

/** Other names redirect to the current one: made-up addresses cost nothing, and old links keep working. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { config, db, log } = servicesOf(context);
  const id = idOf(params);
  const notice = await notices.findOnSite(db, id);
  if (!notice) throw await missing(db, "notices", id);
  const settings = await settingsOnPage(db);
  const found = noticeCard(notice, settings, config.origin);
  const elsewhere = { headers: { "Cache-Control": "no-cache" } };
  if (!found) return redirect(fallback, elsewhere);
  if (!found.path.endsWith(`/${params.file}`)) return redirect(found.path, elsewhere);
  try {
    const logo = ownLogo(settings.logo)?.file("logo.webp").split("/").at(-1);
    const picture = await shareCard(found.card, logo ? await findBrandingFile(db, logo) : undefined);
    return new Response(new Uint8Array(picture), {
      headers: {
        "Content-Type": "image/jpeg",
        "Content-Length": String(picture.length),
        "Cache-Control": namedForGood,
      },
    });
  } catch (error) {
    log.error(
      { err: error, requestId: context.requestId },
      "the picture of a shared notice could not be made",
    );
    return redirect(fallback, elsewhere);
  }
}
