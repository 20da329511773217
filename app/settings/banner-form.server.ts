import { z } from "zod";
import { msg, t } from "#say";
import { instantAtSchool } from "~/dates/dates";
import { parserOf, text } from "~/forms/fields.server";
import { isSitePath } from "~/links/site-path";
import { banner } from "./fields/frame";

/** Maximum days; longer ones should be a notice. */
const maxDays = 31;

/** Converts a local time at the school to ISO. Browsers without such inputs send typed text. */
const until = text(msg("Show until"), 40).transform((value, { addIssue }) => {
  const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/.test(value)
    ? instantAtSchool(`${value.replace(" ", "T")}:00`)
    : Number.NaN;
  const refuse = (words: string) => {
    addIssue(words);
    return z.NEVER;
  };
  if (Number.isNaN(moment)) return refuse("Enter a day and a time, such as 2026-04-01 08:00");
  if (moment <= Date.now()) return refuse(msg("This moment has passed: choose a later one"));
  if (moment > Date.now() + maxDays * 24 * 60 * 60 * 1000) {
    return refuse(
      t("Choose a day within the next {days} days. What stays longer is better a notice", { days: maxDays }),
    );
  }
  return new Date(moment).toISOString();
});

export const parseBanner = parserOf(banner.fields, {
  fields: ({ banner_text, banner_link }) => ({
    banner_text: banner_text.refine((value) => value !== "", msg("Enter what everybody has to know")),
    banner_link: banner_link.refine(
      (value) => value === "" || isSitePath(value) || (URL.canParse(value) && /^https?:\/\//i.test(value)),
      msg(
        "Enter an address of this site, such as /notices, or a full one, such as https://www.example.com/news",
      ),
    ),
    banner_until: until,
  }),
});
