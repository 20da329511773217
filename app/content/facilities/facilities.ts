export interface Facility {
  path: string;
  title: string;
  lead: string;
  text: string;
  tags: string[];
  /** The picture behind the page's name, in `public/pictures/`. */
  banner: string;
  /** Pictures in `public/pictures/`, with what they show. */
  pictures: { name: string; alt: string }[];
}

/** The facility pages of specification section 2, by their path. */
export const facilities: Facility[] = [
  {
    path: "/sports",
    title: "Sports Facility",
    lead: "A field for everyone, every afternoon.",
    text: "Football, kho-kho, athletics and yoga have their place on the timetable from class I on. Girls and boys train on the same field with the same coaches. A child who does not like matches finds something else to be good at: skipping, the long jump, or keeping the score.",
    tags: ["Football field", "Athletics track", "Kho-kho", "Yoga", "Inter-house matches"],
    banner: "facility-sports-complex",
    pictures: [
      { name: "sports-1", alt: "Pupils play football" },
      { name: "sports-2", alt: "A team waits for the kick-off" },
      { name: "sports-3", alt: "Pupils exercise in the open air" },
    ],
  },
  {
    path: "/labs",
    title: "Science and Computer Labs",
    lead: "Physics, chemistry, biology and computers, in use every day.",
    text: "Every class from VI on works in the laboratories at least twice a week, in groups small enough that each pupil holds the instrument in their own hands. The computer lab has a machine for each pupil of a class, and is open for one hour after school.",
    tags: ["Physics", "Chemistry", "Biology", "Computer lab", "Safety first"],
    banner: "facility-science-laboratories",
    pictures: [
      { name: "labs-1", alt: "Pupils work with coloured liquids" },
      { name: "labs-2", alt: "Pupils at computers" },
      { name: "labs-3", alt: "A class in the laboratory" },
    ],
  },
  {
    path: "/smart-class",
    title: "Smart Class",
    lead: "A screen where it helps, a board where it does not.",
    text: "Rooms with a large screen let a teacher show the inside of a leaf or the path of a cyclone. The lesson remains a conversation: the screen goes dark when the questions begin.",
    tags: ["Digital boards", "Maps and models", "Recorded lessons", "Power backup"],
    banner: "smart-class-3",
    pictures: [
      { name: "smart-class-1", alt: "A lesson at the screen" },
      { name: "smart-class-2", alt: "A teacher explains at the board" },
      { name: "smart-class-3", alt: "Pupils at their desks" },
    ],
  },
  {
    path: "/art-room",
    title: "Art Room",
    lead: "Paint, clay, paper and time.",
    text: "Drawing from nature, Patachitra and clay work share one bright room. What is made here hangs in the corridors, changes every month, and goes home at the end of the year.",
    tags: ["Painting", "Clay", "Patachitra", "Paper craft", "Exhibitions"],
    banner: "facility-art-studios",
    pictures: [
      { name: "art-room-1", alt: "Two pupils paint at easels" },
      { name: "art-room-2", alt: "Pupils show what they have painted" },
      { name: "art-room-3", alt: "Models on a long table" },
    ],
  },
  {
    path: "/library",
    title: "Library",
    lead: "Books in four languages, and a mat to read them on.",
    text: "The library holds books in English, Hindi, Bengali and Odia, lends them without fuss, and has a reading hour for the youngest every day. Parents may borrow too.",
    tags: ["Reading hour", "Four languages", "Newspapers", "Open after school"],
    banner: "library-1",
    pictures: [
      { name: "library-1", alt: "Pupils read before tall shelves" },
      { name: "library-2", alt: "A reading circle" },
      { name: "library-3", alt: "A class on the mat under the shelves" },
    ],
  },
  {
    path: "/music&aerobic",
    title: "Music Room",
    lead: "Aerobics in the morning, music all day.",
    text: "Tabla, harmonium, keyboard and voices fill one room; the floor next door belongs to dance and aerobics. The choir sings at every assembly, in whichever language the week has been given to.",
    tags: ["Tabla", "Harmonium", "Choir", "Aerobics", "Folk dance"],
    banner: "facility-music-center",
    pictures: [
      { name: "music-1", alt: "Pupils sing with drums and keyboard" },
      { name: "music-2", alt: "A music lesson" },
      { name: "music-3", alt: "Dancers on the stage" },
    ],
  },
  {
    path: "/swimming-pool-and-open-gym",
    title: "Swimming Pool & Open Gym",
    lead: "Every child learns to swim before leaving class V.",
    text: "The pool is shallow, watched, and open in the warm months. Beside it the open gym has bars and benches for the older classes and, before school, for parents.",
    tags: ["Lifeguard", "Learner pool", "Open gym", "Morning hours"],
    banner: "pool-gym-1",
    pictures: [
      { name: "pool-gym-1", alt: "Swimmers in marked lanes" },
      { name: "pool-gym-2", alt: "A pupil at the high bar" },
      { name: "pool-gym-3", alt: "Pupils at the open gym" },
    ],
  },
];

/** The side list of the facility pages, as in the product: the last two both go to /labs. */
export const facilityLinks = [
  { label: "Sports Facility", to: "/sports" },
  { label: "Music Room", to: "/music&aerobic" },
  { label: "Library", to: "/library" },
  { label: "Smart Class", to: "/smart-class" },
  { label: "Science Lab", to: "/labs" },
  { label: "Computer Lab", to: "/labs" },
] as const;

/** The six cards of the home page. */
export const facilityCards = [
  {
    title: "Green Campus",
    picture: "facility-green-campus",
    description: "Shade, a pond and two hundred trees, planted by the classes.",
    features: ["Palash and neem trees", "Rain water harvesting", "Kitchen garden"],
    to: "/about-us",
  },
  {
    title: "Science Laboratories",
    picture: "facility-science-laboratories",
    description: "Physics, chemistry and biology with instruments in pupils' hands.",
    features: ["Three laboratories", "Small groups", "Science fair"],
    to: "/labs",
  },
  {
    title: "Computer Labs",
    picture: "facility-computer-labs",
    description: "A machine for each pupil, open after school as well.",
    features: ["Programming from class VI", "Safe internet", "Typing in three scripts"],
    to: "/labs",
  },
  {
    title: "Sports Complex",
    picture: "facility-sports-complex",
    description: "Field, track and courts for every class, every day.",
    features: ["Football and kho-kho", "Athletics track", "Yoga hall"],
    to: "/sports",
  },
  {
    title: "Art Studios",
    picture: "facility-art-studios",
    description: "Paint, clay and paper in one bright room.",
    features: ["Patachitra", "Clay work", "Monthly exhibition"],
    to: "/art-room",
  },
  {
    title: "Music Center",
    picture: "facility-music-center",
    description: "Tabla, harmonium, keyboard and a choir that everyone may join.",
    features: ["Instrument lessons", "Choir", "Folk dance"],
    to: "/music&aerobic",
  },
] as const;
