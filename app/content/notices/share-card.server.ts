import { t } from "#say";
import { localAddress } from "~/languages/address";
import type { Settings } from "~/settings/parts";
import { schoolColours } from "~/styles/school-colours.server";
import { cardName, isDrawable, type ShareCard } from "~/ui/pictures/share-card.server";
import { notice as noticeWords } from "../../kinds/notice";
import { categoryLabel } from "../../kinds/notice-categories";
import { noticeDay } from "./event";
import type { Notice } from "./notice.server";

/** Undefined if the fonts lack a letter. @param origin configured origin; the request's could be forged */
export function noticeCard(
  notice: Notice,
  settings: Pick<Settings, "school_name" | "colour_main" | "colour_accent" | "logo">,
  origin: string | undefined,
) {
  const card: ShareCard = {
    school: settings.school_name,
    title: noticeWords.nameOf(notice),
    label: t(categoryLabel(notice.category)),
    date: noticeDay(notice),
    host: origin ? new URL(origin).host : "",
    colours: schoolColours({ main: settings.colour_main, accent: settings.colour_accent }),
    ...(settings.logo && { logo: settings.logo }),
  };
  if (!isDrawable(card.title) || !isDrawable(card.school)) return undefined;
  return { card, path: localAddress(`/notices/${notice.id}/card/${cardName(card)}`) };
}
