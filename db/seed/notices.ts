interface SampleNotice {
  daysAgo: number;
  title: string;
  details: string;
  category: string;
  priority: string;
  /** Time on the Saturday after posting. */
  onSaturdayAt?: string;
  /** PDF in `db/seed/documents/`, without extension. */
  circular?: string;
}

/** Newest first; dates are relative to the seeding date. */
export const notices: SampleNotice[] = [
  {
    daysAgo: 1,
    title: "Parent–teacher meeting for classes VI to X",
    details:
      "Parents of classes VI to X are invited to meet the class teachers on Saturday between 9 am and 12 noon. Please bring the pupil's diary. Those who cannot come may ask the office for another day.",
    category: "academic",
    priority: "high",
    onSaturdayAt: "09:00",
    circular: "parent-teacher-meeting",
  },
  {
    daysAgo: 4,
    title: "Inter-house football finals",
    details:
      "The finals of the inter-house football tournament, girls and boys, will be played on the school ground from 3 pm. Families are welcome; please use the east gate.",
    category: "sports",
    priority: "medium",
  },
  {
    daysAgo: 8,
    title: "New reading room opens in the library",
    details:
      "The library's new reading room with two thousand books in English, Hindi, Bengali and Odia is open to all classes from Monday, also for one hour after school.",
    category: "facility",
    priority: "low",
  },
  {
    daysAgo: 12,
    title: "Health check-up camp",
    details:
      "Doctors of the block health centre will see pupils of classes I to V: eyes, teeth, height and weight. Consent slips were sent home with the diaries and are needed by Thursday.",
    category: "health",
    priority: "high",
  },
  {
    daysAgo: 17,
    title: "Auditions for the annual day play",
    details:
      "Auditions for the annual day play and the choir are held in the music room during the fifth and sixth period all week. Everyone who wants to take part will have a part.",
    category: "arts",
    priority: "medium",
  },
  {
    daysAgo: 23,
    title: "Tree planting with the neighbourhood",
    details:
      "Classes VIII and IX plant two hundred palash and neem saplings along the canal road together with the residents. Bring a water bottle and a cap.",
    category: "community",
    priority: "low",
  },
  {
    daysAgo: 30,
    title: "School closed for the festival",
    details:
      "The school and its office stay closed for the festival holidays as given in the calendar. Classes begin again at the usual time on the following working day.",
    category: "holiday",
    priority: "medium",
  },
];
