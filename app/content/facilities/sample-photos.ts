import { type Message, msg } from "#message";

/** Photos in `public/pictures/` that sample facilities show until the school chooses its own. */
interface SamplePhotos {
  banner: string;
  /** Point of the banner that crops keep in view. */
  focus: string;
  photos: readonly { name: string; alt: Message }[];
}

const samplePhotos: Record<string, SamplePhotos> = {
  sports: {
    banner: "facility-sports-complex",
    focus: "48 37",
    photos: [
      { name: "sports-1", alt: msg("A long jump over the sand, and two who measure") },
      { name: "sports-2", alt: msg("Kho-kho: six sit in a row, two run around them") },
      { name: "sports-3", alt: msg("Yoga on coloured mats on the grass") },
    ],
  },
  labs: {
    banner: "facility-science-laboratories",
    focus: "50 41",
    photos: [
      { name: "labs-1", alt: msg("Two pupils with microscopes") },
      { name: "labs-2", alt: msg("Pupils write programs, seen over their shoulders") },
      { name: "labs-3", alt: msg("Three pupils work with coloured liquids") },
    ],
  },
  screens: {
    banner: "smart-class-banner",
    focus: "50 50",
    photos: [
      {
        name: "smart-class-1",
        alt: msg("The parts of a leaf on a large screen, over the heads of the class"),
      },
      { name: "smart-class-2", alt: msg("A teacher explains at the board") },
      { name: "smart-class-3", alt: msg("Four pupils around a table with a globe") },
    ],
  },
  "art-room": {
    banner: "facility-art-studios",
    focus: "45 37",
    photos: [
      { name: "art-room-1", alt: msg("Two pupils make pots of clay") },
      { name: "art-room-2", alt: msg("Pupils look at paintings in the corridor") },
      { name: "art-room-3", alt: msg("Four pupils behind a long painted scroll") },
    ],
  },
  library: {
    banner: "library-banner",
    focus: "50 58",
    photos: [
      { name: "library-1", alt: msg("A pupil on the ladder takes a book from the top shelf") },
      { name: "library-2", alt: msg("Pupils borrow books at the librarian's desk") },
      { name: "library-3", alt: msg("Pupils read at the long table by the windows") },
    ],
  },
  music: {
    banner: "facility-music-center",
    focus: "50 56",
    photos: [
      { name: "music-1", alt: msg("Harmonium, tabla and sitar on a carpet") },
      { name: "music-2", alt: msg("The choir in two rows") },
      { name: "music-3", alt: msg("Aerobics before the mirror") },
    ],
  },
  "pool-gym": {
    banner: "pool-gym-banner",
    focus: "50 60",
    photos: [
      { name: "pool-gym-1", alt: msg("Learners with floats, and others with their feet in the water") },
      { name: "pool-gym-2", alt: msg("A pupil at the high bar") },
      { name: "pool-gym-3", alt: msg("A climbing dome and a balance beam") },
    ],
  },
};

/** @param name as in the facility's row */
export function findSamplePhotos(name: string): SamplePhotos | undefined {
  return Object.hasOwn(samplePhotos, name) ? samplePhotos[name] : undefined;
}

/** Focus points of other pictures that pages share. */
const otherFocuses: Record<string, string> = { "about-school": "50 45" };

/** @param picture name of a banner, or of another picture that a page shares */
export function findSampleFocus(picture: string): string | undefined {
  if (Object.hasOwn(otherFocuses, picture)) return otherFocuses[picture];
  return Object.values(samplePhotos).find(({ banner }) => banner === picture)?.focus;
}
