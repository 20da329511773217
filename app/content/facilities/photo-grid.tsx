import type { ReactNode } from "react";

export interface Look {
  className: string;
  sizes: string;
}

interface FacilityPhotosProps {
  /** Each renders its picture for its position. */
  photos: readonly { key: string | number; show: (look: Look) => ReactNode }[];
}

const pictureClass = "aspect-4/3 w-full rounded-card bg-sand object-cover";
const largeClass = "aspect-4/3 w-full rounded-card bg-sand object-cover md:h-full";
const pairClass = "grid gap-4 2xs:grid-cols-2 md:gap-6";
const gridClass = "grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6";
const largeItemClass = "col-span-full md:col-span-2 md:row-span-2";

export function FacilityPhotos({ photos }: FacilityPhotosProps) {
  if (photos.length === 0) return null;
  if (photos.length === 1) {
    const look = { className: pictureClass, sizes: "(width < 64rem) 92vw, 50rem" };
    return photos.map(({ key, show }) => <div key={key}>{show(look)}</div>);
  }
  const isPair = photos.length === 2;
  const large = { className: largeClass, sizes: "(width < 64rem) 92vw, 33rem" };
  const small = { className: pictureClass, sizes: `(width < 64rem) 44vw, ${isPair ? 25 : 16}rem` };
  return (
    <ul className={isPair ? pairClass : gridClass}>
      {photos.map(({ key, show }, index) => {
        const isLarge = index === 0 && !isPair;
        return (
          <li key={key} className={isLarge ? largeItemClass : undefined}>
            {show(isLarge ? large : small)}
          </li>
        );
      })}
    </ul>
  );
}
