/** Characters that a setting may have: a line, or a text of several paragraphs. */
export const settingLimits = { line: 300, paragraphs: 10_000 };

/** Everything a school changes without a programmer; specification sections 2 and 9 say where each is shown. */
export const defaultSettings = {
  school_name: "Our School",
  motto: "",
  phone: "",
  email_office: "",
  email_admissions: "",
  email_principal: "",
  address: "",
  facebook_url: "",
  instagram_url: "",
  youtube_url: "",
  x_url: "",
  /** The external video channel behind Show More. */
  channel_url: "",
  campus_video_id: "",
  /** Set while the starter content's sample texts stand. */
  sample_notice: "",
  about_text: "",
  story_text: "",
  mission_text: "",
  vision_text: "",
  mission_points: "",
  principal_name: "",
  principal_message: "",
  stat_years: "",
  stat_alumni: "",
  count_students: "",
  count_teachers: "",
  count_classrooms: "",
  count_activities: "",
  count_awards: "",
  count_countries: "",
  count_programs: "",
  count_years: "",
  /** Months after which a resume is erased. */
  resume_months: "12",
  /** When the nightly backup is made, at the school. */
  backup_time: "02:30",
  /** Where backups lie; empty: `backups` beside the uploads. */
  backup_folder: "",
};

export type Settings = typeof defaultSettings;
