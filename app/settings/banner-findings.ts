import { t } from "#say";
import { sayEnd } from "~/dates/ends";
import type { Finding } from "~/findings/finding";
import { bannerAt } from "./banner";
import { partPath } from "./parts";

export function bannerFindings(settings: Parameters<typeof bannerAt>[0]): Finding[] {
  if (!bannerAt(settings)) return [];
  return [
    {
      words: t("The emergency banner is on every page until {moment}.", {
        moment: sayEnd(settings.banner_until),
      }),
      link: { label: t("Change it or take it off"), to: partPath("banner") },
      at: settings.banner_until,
    },
  ];
}
