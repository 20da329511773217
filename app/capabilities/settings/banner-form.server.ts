import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { instantAtSchool } from "~/dates/dates";
import { text } from "~/forms/fields.server";
import { declareForm } from "~/forms/form-size.server";
import { isSitePath } from "~/links/site-path";
import { longestBanner } from "./banner";
import { longestSetting } from "./settings";

/** Later than any emergency lasts: what stays longer is a notice. */
const mostDays = 31;

/** A local date and time at the school, as an ISO time; browsers without such a field send what was typed. */
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
  if (moment > Date.now() + mostDays * 24 * 60 * 60 * 1000) {
    return refuse(
      t("Choose a day within the next {days} days. What stays longer is better a notice", { days: mostDays }),
    );
  }
  return new Date(moment).toISOString();
});

const fields = {
  banner_text: text(
    msg(/* At the beginning of a sentence: “The text may have at most 300 characters”. */ "The text"),
    longestBanner,
  ).refine((value) => value !== "", msg("Enter what everybody has to know")),
  banner_link: text(msg("The link"), longestSetting).refine(
    (value) => value === "" || isSitePath(value) || (URL.canParse(value) && /^https?:\/\//i.test(value)),
    msg(
      "Enter an address of this site, such as /notices, or a full one, such as https://www.example.com/news",
    ),
  ),
  banner_until: until,
};

declareForm(fields);

/** The form of the emergency banner. */
export const bannerForm = z.object(fields);
