import { type Message, msg } from "#message";
import { maxSettingLength as max, type SettingPart } from "../setting";

const count = (label: Message) => ({ label, type: "number", max }) as const;

export const figures = {
  title: msg(/* Numbers about the school on the home page. */ "Figures"),
  where: msg("On the home page; three of them also on your dashboard. One left empty is not shown."),
  page: "/",
  fields: {
    count_students: count(msg("Students")),
    count_teachers: count(msg("Teachers")),
    count_classrooms: count(msg("Classrooms")),
    stat_years: { label: msg("Years of excellence"), max },
    stat_alumni: { label: msg("Alumni network"), max },
    count_activities: { ...count(msg("Activities")), further: true },
    count_awards: { ...count(msg("Awards")), further: true },
    count_countries: { ...count(msg("Countries")), further: true },
    count_programs: { ...count(msg("Programs")), further: true },
    count_years: { ...count(msg(/* How many the school has been there. */ "Years")), further: true },
  },
} as const satisfies SettingPart;
