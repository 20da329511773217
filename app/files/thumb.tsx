import { Photo } from "./photo";
import type { Picture } from "./picture";

interface ThumbProps {
  /** Nothing is shown if there is none. */
  picture: Picture | undefined;
  sizes: string;
  className: string;
}

/** The small picture of a record beside its name, which says what it is. */
export function Thumb({ picture, ...shown }: ThumbProps) {
  return picture ? <Photo picture={picture} alt="" {...shown} /> : null;
}
