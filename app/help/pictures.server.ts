import made from "./pictures.json";

/** Written by `npm run help:pictures`; sizes in pixels. */
export interface MadePicture {
  page: string;
  tag: string;
  label: string;
  width: number;
  height: number;
}

export const pictures: Record<string, MadePicture | undefined> = made;
