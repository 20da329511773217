import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findBrandingFile } from "~/capabilities/settings/look-files.server";
import { settingsOnPage } from "~/capabilities/settings/queries.server";
import { notices } from "~/content/notices/notice.server";
import { noticeCard } from "~/content/notices/share-card.server";
import { shareCard } from "~/files/share-card.server";
import { namedForGood } from "~/http/headers";
import { idOf } from "~/http/params.server";
import { servicesOf } from "~/services/services.server";
import { ownLogo } from "~/ui/frame/look";
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
