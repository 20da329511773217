import { msg } from "#message";
import type { Settings } from "~/settings/parts";

/** Sample values; the school replaces them at /dashboard/settings. */
export const settings: Partial<Settings> = {
  school_name: msg("Palashpur Public School"),
  motto: msg("Learn with joy, live with care"),
  phone: "+91 00000 00000",
  email_office: "office@school.example",
  email_admissions: "admissions@school.example",
  email_principal: "principal@school.example",
  address: msg("Station Road, Palashpur 700000, Eastern India"),
  facebook_url: "https://www.facebook.com/",
  instagram_url: "https://www.instagram.com/",
  youtube_url: "https://www.youtube.com/",
  x_url: "https://x.com/",
  channel_url: "https://www.youtube.com/",
  sample_notice: msg(
    "Sample content: this school, its people and its figures are invented until the real ones are entered.",
  ),
  stat_years: "30+",
  stat_alumni: "1,000+",
  count_students: "400",
  count_teachers: "20",
  count_classrooms: "10",
  count_activities: "10",
  count_awards: "25",
  count_countries: "1",
  count_programs: "15",
  count_years: "30",
};
