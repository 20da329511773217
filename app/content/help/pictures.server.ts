import made from "./pictures.json";

/** What a picture shows, and its size in pixels; `npm run help:pictures` writes them. */
export interface MadePicture {
  page: string;
  tag: string;
  label: string;
  width: number;
  height: number;
}

/** The pictures in `public/help`, by their names. */
export const pictures: Record<string, MadePicture | undefined> = made;
