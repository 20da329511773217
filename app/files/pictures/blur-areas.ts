/** Box in per cent of the picture's width and height. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** More than the faces in a class photo. */
export const maxAreas = 60;

export const sides = ["left", "top", "width", "height"] as const;

/** Crops a box to the picture and rounds to 0.1 %; undefined if it is outside. */
export function withinPicture({ left, top, width, height }: Area): Area | undefined {
  const tenths = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10);
  const [x, y, right, bottom] = [tenths(left), tenths(top), tenths(left + width), tenths(top + height)];
  if (right <= x || bottom <= y) return undefined;
  return { left: x / 10, top: y / 10, width: (right - x) / 10, height: (bottom - y) / 10 };
}

/** Formats boxes as `10,20,30,40;55.5,20,12,15`. */
export function areasText(areas: readonly Area[]): string {
  return areas.map((area) => sides.map((side) => area[side]).join(",")).join(";");
}

export function readAreasText(text: string): Area[] {
  return text
    .split(";")
    .slice(0, maxAreas)
    .flatMap((box) => {
      const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] = box
        .split(",")
        .map(Number);
      const isBox = [left, top, width, height].every(Number.isFinite);
      return (isBox && withinPicture({ left, top, width, height })) || [];
    });
}
