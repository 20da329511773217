import type { TextName } from "~/content/texts/texts";

/** The sample school's own words; every one is for the school to replace at /dashboard/texts. */
export const texts: Partial<Record<TextName, string>> = {
  about_heading: "A school of the town, for its children",
  about:
    "A co-educational school affiliated to the CBSE, from nursery to class XII, where children of the town and the villages around it learn side by side under the palash trees.",
  facilities_eyebrow: "Room to grow",
  story_lead: "How Palashpur Public School came to be what it is.",
  story:
    "Two rooms and a well\nThe school began with two rooms, forty-one children and a well that the parents had dug themselves. The first timetable was written on the back of a calendar, and classes moved under the trees whenever the roof was being mended.\n\nA board, and laboratories\nAffiliation came when the first class reached its board examination. The laboratories were built in the same year; the pupils carried the bricks in a chain, and the name of each is on the wall behind the physics store.\n\nToday\nChildren of farmers, shopkeepers, nurses and drivers sit on the same benches. Nobody is too poor for the school trip, and nobody is too clever to sweep the classroom on Saturday.",
  mission:
    "To give every child, whatever the home they come from, a sound education in the languages, the sciences and the arts, and the habits of honesty, curiosity and care for others.",
  vision:
    "A town whose young people think for themselves, work well with their hands and minds, and come back as the doctors, farmers, engineers and teachers it needs.",
  mission_points_heading: "What that means on an ordinary Tuesday",
  mission_points:
    "A teacher greets every child at the classroom door by name.\nA mistake is something to look at, not something to hide.\nEach class spends one period outdoors, whatever the subject.\nOlder pupils read with younger ones after lunch.",
  principal_name: "Dr. A. Sample",
  principal_message:
    "Dear parents and pupils,\n\nA school is a promise that grown-ups make to children: that somebody will notice them, every day, and ask a little more of them than they thought they could give. We keep that promise in small things. Teachers know each child by name. Books are for taking home. Nobody eats lunch alone.\n\nOur results matter to us, and you will find them on this site. So does the child who was afraid to speak in June and read the assembly news in November.\n\nCome and see us on any working day. The gate is open, and the tea is good.",
  programs_lead: "From nursery to class XII: what is learnt at each stage.",
  gallery_lead: "Assemblies, festivals, games and lessons: school life in pictures.",
  contact_lead: "Write to us, call us, or come by. Somebody answers on every working day.",
  career_lead: "Work with children who ask questions.",
};
