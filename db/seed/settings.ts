import type { Settings } from "~/content/settings/settings";

/** A sample school; every value is for the school to replace at /dashboard/settings. */
export const settings: Partial<Settings> = {
  school_name: "Palashpur Public School",
  motto: "Learn with joy, live with care",
  phone: "+91 00000 00000",
  email_office: "office@school.example",
  email_admissions: "admissions@school.example",
  email_principal: "principal@school.example",
  address: "Station Road, Palashpur, Eastern India 700000 (sample address)",
  facebook_url: "https://www.facebook.com/",
  instagram_url: "https://www.instagram.com/",
  youtube_url: "https://www.youtube.com/",
  x_url: "https://x.com/",
  channel_url: "https://www.youtube.com/",
  sample_notice:
    "Sample content: this school, its people and its figures are invented until the real ones are entered.",
  about_text:
    "A co-educational school affiliated to the CBSE, from nursery to class XII, where children of the town and the villages around it learn side by side under the palash trees.",
  story_text:
    "Two rooms and a well\nThe school began with two rooms, forty-one children and a well that the parents had dug themselves. The first timetable was written on the back of a calendar, and classes moved under the trees whenever the roof was being mended.\n\nA board, and laboratories\nAffiliation came when the first class reached its board examination. The laboratories were built in the same year; the pupils carried the bricks in a chain, and the name of each is on the wall behind the physics store.\n\nToday\nChildren of farmers, shopkeepers, nurses and drivers sit on the same benches. Nobody is too poor for the school trip, and nobody is too clever to sweep the classroom on Saturday.",
  mission_text:
    "To give every child, whatever the home they come from, a sound education in the languages, the sciences and the arts, and the habits of honesty, curiosity and care for others.",
  vision_text:
    "A town whose young people think for themselves, work well with their hands and minds, and come back as the doctors, farmers, engineers and teachers it needs.",
  mission_points:
    "A teacher greets every child at the classroom door by name.\nA mistake is something to look at, not something to hide.\nEach class spends one period outdoors, whatever the subject.\nOlder pupils read with younger ones after lunch.",
  principal_name: "Dr. A. Sample",
  principal_message:
    "Dear parents and pupils,\n\nA school is a promise that grown-ups make to children: that somebody will notice them, every day, and ask a little more of them than they thought they could give. We keep that promise in small things. Teachers know each child by name. Books are for taking home. Nobody eats lunch alone.\n\nOur results matter to us, and you will find them on this site. So does the child who was afraid to speak in June and read the assembly news in November.\n\nCome and see us on any working day. The gate is open, and the tea is good.",
  stat_years: "30+",
  stat_alumni: "3,000+",
  count_students: "1200",
  count_teachers: "20",
  count_classrooms: "10",
  count_activities: "10",
  count_awards: "25",
  count_countries: "1",
  count_programs: "15",
  count_years: "30",
};
