/** Pictures in `public/pictures/` that the sample facilities show until a school chooses photos of its own. */
interface SamplePhotos {
  /** The picture behind the page's name. */
  banner: string;
  photos: readonly { name: string; alt: string }[];
}

const samplePhotos: Record<string, SamplePhotos> = {
  sports: {
    banner: "facility-sports-complex",
    photos: [
      { name: "sports-1", alt: "Pupils play football" },
      { name: "sports-2", alt: "A team waits for the kick-off" },
      { name: "sports-3", alt: "Pupils exercise in the open air" },
    ],
  },
  labs: {
    banner: "facility-science-laboratories",
    photos: [
      { name: "labs-1", alt: "Pupils work with coloured liquids" },
      { name: "labs-2", alt: "Pupils at computers" },
      { name: "labs-3", alt: "A class in the laboratory" },
    ],
  },
  screens: {
    banner: "smart-class-3",
    photos: [
      { name: "smart-class-1", alt: "A lesson at the screen" },
      { name: "smart-class-2", alt: "A teacher explains at the board" },
      { name: "smart-class-3", alt: "Pupils at their desks" },
    ],
  },
  "art-room": {
    banner: "facility-art-studios",
    photos: [
      { name: "art-room-1", alt: "Two pupils paint at easels" },
      { name: "art-room-2", alt: "Pupils show what they have painted" },
      { name: "art-room-3", alt: "Models on a long table" },
    ],
  },
  library: {
    banner: "library-1",
    photos: [
      { name: "library-1", alt: "Pupils read before tall shelves" },
      { name: "library-2", alt: "A reading circle" },
      { name: "library-3", alt: "A class on the mat under the shelves" },
    ],
  },
  music: {
    banner: "facility-music-center",
    photos: [
      { name: "music-1", alt: "Pupils sing with drums and keyboard" },
      { name: "music-2", alt: "A music lesson" },
      { name: "music-3", alt: "Dancers on the stage" },
    ],
  },
  "pool-gym": {
    banner: "pool-gym-1",
    photos: [
      { name: "pool-gym-1", alt: "Swimmers in marked lanes" },
      { name: "pool-gym-2", alt: "A pupil at the high bar" },
      { name: "pool-gym-3", alt: "Pupils at the open gym" },
    ],
  },
};

/** The sample photos of a facility by their name in its row. */
export function samplePhotosOf(name: string): SamplePhotos | undefined {
  return Object.hasOwn(samplePhotos, name) ? samplePhotos[name] : undefined;
}
