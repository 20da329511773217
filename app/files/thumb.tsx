import { Photo } from "./photo";
import type { Picture } from "./picture";

interface ThumbProps {
  picture: Picture | undefined;
  sizes: string;
  className: string;
}

export function Thumb({ picture, ...shown }: ThumbProps) {
  return picture ? <Photo picture={picture} alt="" {...shown} /> : null;
}
