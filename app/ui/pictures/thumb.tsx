import type { Picture } from "../../files/pictures/picture";
import { Photo } from "./photo";

interface ThumbProps {
  picture: Picture | undefined;
  sizes: string;
  className: string;
}

export function Thumb({ picture, ...shown }: ThumbProps) {
  return picture ? <Photo picture={picture} alt="" {...shown} /> : null;
}
