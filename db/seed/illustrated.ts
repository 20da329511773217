import type { Insertable } from "kysely";
import { msg } from "#message";
import type { PicturedTable, Schema } from "../schema";
import { toppers } from "./toppers";

type Illustrated<Table extends PicturedTable> = Omit<
  Insertable<Schema[Table]>,
  "picture_id" | "created_at" | "updated_at" | "deleted_at"
> & { picture: string };

const faces: Record<string, string> = {
  "slide-campus": "67 30",
  "slide-science": "64 45",
  "slide-sports": "67 38",
  "popup-admission": "50 55",
  "facility-green-campus": "44 42",
  "facility-science-laboratories": "50 45",
  "facility-computer-labs": "60 40",
  "facility-sports-complex": "48 38",
  "facility-art-studios": "45 38",
  "facility-music-center": "50 56",
  "gallery-annual-day": "50 36",
  "gallery-assembly": "50 60",
  "gallery-football": "50 35",
  "gallery-kite-day": "50 55",
  "gallery-monsoon": "50 42",
  "gallery-reading-hour": "50 57",
  "gallery-republic-day": "50 48",
  "gallery-saraswati-puja": "50 60",
  "gallery-science-fair": "50 45",
  "gallery-tree-planting": "50 40",
  "video-1": "50 28",
  "video-2": "50 35",
  "video-3": "40 30",
  "video-4": "50 58",
  "video-5": "50 40",
  "video-6": "50 40",
  "video-7": "50 40",
};

/** Focus points of the drawings; portraits share one. */
export function getSampleFocus(picture: string): string {
  return faces[picture] ?? "50 40";
}

const slides = [
  {
    picture: "slide-campus",
    title: msg("Where every child is known by name"),
    subtitle: msg("The school of our town"),
    description: msg("A CBSE school from nursery to class XII, in the shade of the palash trees."),
    position: 1,
  },
  {
    picture: "slide-science",
    title: msg("Learning by doing"),
    subtitle: msg("Science and computers"),
    description: msg("Laboratories in use every day, not only before the examination."),
    position: 2,
  },
  {
    picture: "slide-sports",
    title: msg("Strong bodies, fair play"),
    subtitle: msg("Sports for all"),
    description: msg("Girls and boys on the same field, every afternoon of the week."),
    position: 3,
  },
];

const popup = {
  picture: "popup-admission",
  title: msg("Admission for the new session"),
  description: msg("Dates, steps and papers are on one page. Ask the school office if you need help."),
  link_label: "Admission",
  link_url: "/admission",
};

const photo = (name: string, title: string, alt: string, description = "") => ({
  picture: `gallery-${name}`,
  title,
  description,
  alt,
});

const photos = [
  photo("assembly", msg("Morning assembly"), msg("Pupils stand in rows before the school building")),
  photo(
    "annual-day",
    msg("Annual day"),
    msg("Dancers on a decorated stage"),
    msg("The whole of class VII took part."),
  ),
  photo("saraswati-puja", msg("Saraswati puja"), msg("Pupils in yellow around a decorated idol")),
  photo("tree-planting", msg("Tree planting"), msg("Children plant saplings along a road")),
  photo("science-fair", msg("Science fair"), msg("A pupil explains a model to visitors")),
  photo("republic-day", msg("Republic day"), msg("The flag is raised on the school ground")),
  photo("football", msg("Inter-house football"), msg("Girls and boys play football")),
  photo("reading-hour", msg("Reading hour"), msg("Small children read on a mat in the library")),
  photo("monsoon", msg("First rain"), msg("Pupils with umbrellas cross the yard in the rain")),
  photo("kite-day", msg("Kite day"), msg("Kites above the school roof")),
];

const teacher = (number: number, name: string, title: string, details: string, subject = "") => ({
  picture: `faculty-${number}`,
  name,
  title,
  details,
  subject,
});

const faculty = [
  teacher(3, msg("Dr. Anjali Mishra"), msg("Principal"), "M.Sc., M.Ed., Ph.D."),
  teacher(1, msg("Mrs. S. Banerjee"), msg("Vice-principal, English"), "M.A., B.Ed.", msg("English")),
  teacher(2, msg("Mr. R. Mohanty"), msg("Mathematics"), "M.Sc., B.Ed.", msg("Mathematics")),
  teacher(4, msg("Mr. A. Khan"), msg("Physics"), "M.Sc., B.Ed.", msg("Physics, Mathematics")),
  teacher(5, msg("Ms. P. Sahu"), msg("Computer science"), "M.C.A.", msg("Computer science")),
  teacher(6, msg("Mr. D. Ghosh"), msg("History and civics"), "M.A., B.Ed.", msg("History, Civics, English")),
  teacher(7, msg("Mrs. M. Tudu"), msg("Primary classes"), "B.A., D.El.Ed."),
  teacher(8, msg("Mr. K. Pradhan"), msg("Physical education"), "B.P.Ed."),
].map((row, index) => ({ ...row, position: index + 1 }));

const parent = (number: number, name: string, details: string) => ({
  picture: `parent-${number}`,
  name,
  details,
});

const parents = [
  parent(
    1,
    "Mrs. Rina Mahato",
    "My daughter used to hide behind me at the gate. Now she tells me to hurry up. Her teacher noticed in the first week that she could not see the board well, and told us.",
  ),
  parent(
    2,
    "Mr. Suresh Patra",
    "I drive a bus and am seldom home before eight. The notices on this site are how I know what happens at school, and the office always answers the phone.",
  ),
  parent(
    3,
    "Mrs. Nasima Bibi",
    "Both my sons play football and both have to keep their marks up to play. I did not have to say a word about homework this year.",
  ),
  parent(
    4,
    "Mr. Joseph Kisku",
    "We speak Santali at home. The school was patient while he found his English, and asked him to tell the class our stories.",
  ),
  parent(
    5,
    "Mrs. Mamata Ghosh",
    "The laboratory is really used. My daughter comes home with stained fingers and explains the colours to her grandmother.",
  ),
];

/** All clips have the same length. */
const video = (position: number, title: string, description: string, film: string, category: string) => ({
  picture: `video-${position}`,
  title,
  description,
  duration: "0:12",
  category,
  video_id: "",
  sample_film: film,
  position,
});

const videos = [
  video(
    1,
    msg("Annual day highlights"),
    msg("Dance, drama and the choir on the big stage."),
    "annual-day",
    "Events",
  ),
  video(
    2,
    msg("Folk dances of the region"),
    msg("Chhau and Santali dances by classes VI to VIII."),
    "folk-dances",
    "Activity",
  ),
  video(3, msg("Sports day"), msg("The relay that went down to the last metre."), "sports-day", "Events"),
  video(4, msg("Mothers Day"), msg("Songs and cards by the primary classes."), "mothers-day", "Mothers Day"),
  video(5, msg("The school orchestra"), msg("Tabla, harmonium and a brave violin."), "orchestra", "Activity"),
  video(
    6,
    msg("Science week"),
    msg("Volcanoes, circuits and a working biogas plant."),
    "science-week",
    "Activity",
  ),
  video(
    7,
    msg("A walk through the campus"),
    msg("From the gate to the pond, under the trees."),
    "campus",
    "Events",
  ),
];

/** Cards of specification section 2, in order. */
const facilityCards = [
  {
    picture: "facility-green-campus",
    title: msg("Green Campus"),
    description: msg("Shade, a pond and two hundred trees, planted by the classes."),
    features: msg("Palash and neem trees\nRain water harvesting\nKitchen garden"),
    opens: "/about-us",
  },
  {
    picture: "facility-science-laboratories",
    title: msg("Science Laboratories"),
    description: msg("Physics, chemistry and biology with instruments in pupils' hands."),
    features: msg("Three laboratories\nSmall groups\nScience fair"),
    opens: "/labs",
  },
  {
    picture: "facility-computer-labs",
    title: msg("Computer Labs"),
    description: msg("A machine for each pupil, open after school as well."),
    features: msg("Programming from class VI\nSafe internet\nTyping in three scripts"),
    opens: "/labs",
  },
  {
    picture: "facility-sports-complex",
    title: msg("Sports Complex"),
    description: msg("Field, track and courts for every class, every day."),
    features: msg("Football and kho-kho\nAthletics track\nYoga hall"),
    opens: "/sports",
  },
  {
    picture: "facility-art-studios",
    title: msg("Art Studios"),
    description: msg("Paint, clay and paper in one bright room."),
    features: msg("Patachitra\nClay work\nMonthly exhibition"),
    opens: "/art-room",
  },
  {
    picture: "facility-music-center",
    title: msg("Music Center"),
    description: msg("Tabla, harmonium, keyboard and a choir that everyone may join."),
    features: msg("Instrument lessons\nChoir\nFolk dance"),
    opens: "/music&aerobic",
  },
].map((row, index) => ({ ...row, position: index + 1 }));

/** Sample rows of all tables with pictures, in page order. All people are invented. */
export const illustrated: { [Table in PicturedTable]: Illustrated<Table>[] } = {
  slides,
  popups: [popup],
  photos,
  toppers,
  faculty,
  testimonials: parents,
  videos,
  facility_cards: facilityCards,
};
