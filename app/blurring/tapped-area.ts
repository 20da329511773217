import { type Area, withinPicture } from "~/files/pictures/blur-areas";

export interface Point {
  x: number;
  y: number;
}

interface Picture {
  width: number;
  height: number;
}

/** Height through width of a head. */
const headShape = 1.25;
/** Width of the first box, as a share of the picture's shorter side. */
const firstShare = 0.16;

export const isInside = ({ left, top, width, height }: Area, { x, y }: Point) =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/**
 * Returns the box that a tap places: the proposed one at that point, or one as large as the last box.
 * @param at in per cent of the picture
 */
export function tappedArea(
  at: Point,
  picture: Picture,
  areas: readonly Area[],
  proposed: readonly Area[],
): Area {
  const face = proposed.find((area) => isInside(area, at));
  if (face) return face;
  const last = areas.at(-1);
  const side = Math.min(picture.width, picture.height) * firstShare * 100;
  const size = last ?? { width: side / picture.width, height: (side * headShape) / picture.height };
  return movedArea({ ...size, left: at.x - size.width / 2, top: at.y - size.height / 2 });
}

/** Moves a box back into the picture, without changing its size. */
export function movedArea({ left, top, width, height }: Area): Area {
  const within = (start: number, length: number) => Math.min(Math.max(0, 100 - length), Math.max(0, start));
  const moved = { left: within(left, width), top: within(top, height), width, height };
  return withinPicture(moved) ?? moved;
}

/** Proposed boxes that no box covers yet. */
export function freeProposals(areas: readonly Area[], proposed: readonly Area[]): Area[] {
  return proposed.filter(
    ({ left, top, width, height }) =>
      !areas.some((area) => isInside(area, { x: left + width / 2, y: top + height / 2 })),
  );
}
