import type { ReactNode } from "react";
import { pictureRows, placeInRows } from "~/ui/pictures/full-rows";

export interface Look {
  className: string;
  sizes: string;
}

const large: Look = {
  className: "aspect-4/3 w-full rounded-petal bg-sand object-cover md:h-full",
  sizes: "(width < 64rem) 92vw, 33rem",
};

interface FacilityPhotosProps {
  /** Each renders its picture for its position. */
  photos: readonly { key: string | number; show: (look: Look) => ReactNode }[];
}

const pictureClass = "w-full rounded-petal bg-sand object-cover";
const gridClass = "grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6";
const largeItemClass = "col-span-full md:col-span-2 md:row-span-2";

/** A large picture and small ones around it, or rows of pictures if a place would be empty. */
export function FacilityPhotos({ photos }: FacilityPhotosProps) {
  const { length } = photos;
  if (length === 0) return null;
  const hasLarge = length % 3 === 0;
  return (
    <ul className={hasLarge ? gridClass : pictureRows}>
      {photos.map(({ key, show }, index) => {
        const { className, shape, sizes } = placeInRows(index, length);
        const isLarge = hasLarge && index === 0;
        const small = { className: `${pictureClass} ${shape}`, sizes };
        return (
          <li key={key} className={isLarge ? largeItemClass : hasLarge ? undefined : className}>
            {show(isLarge ? large : small)}
          </li>
        );
      })}
    </ul>
  );
}
