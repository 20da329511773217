import type { Message } from "~/languages/messages";
import pictures from "./sample-photos.json";

/** Pictures in `public/pictures/` that the sample facilities show until a school chooses photos of its own. */
interface SamplePhotos {
  /** The picture behind the page's name. */
  banner: string;
  photos: readonly { name: string; alt: Message }[];
}

const samplePhotos = pictures as Record<string, SamplePhotos>;

/** The sample photos of a facility by their name in its row. */
export function samplePhotosOf(name: string): SamplePhotos | undefined {
  return Object.hasOwn(samplePhotos, name) ? samplePhotos[name] : undefined;
}
