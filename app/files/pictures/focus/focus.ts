/** Point of a picture that every crop keeps in view: percentages from the left and the top. */
export interface Focus {
  x: number;
  y: number;
}

/** Pages have a CSS rule for each value that they use. */
const step = 5;

/** @returns the middle for an empty or damaged text */
export function parseFocus(text: string): Focus {
  const [, x, y] = /^(\d{1,3}) (\d{1,3})$/.exec(text) ?? [];
  return x === undefined || y === undefined
    ? { x: 50, y: 50 }
    : { x: within(Number(x)), y: within(Number(y)) };
}

export function focusText({ x, y }: Focus): string {
  return [x, y].map((value) => within(Math.round(value / step) * step)).join(" ");
}

const within = (value: number) => Math.min(100, Math.max(0, value));

/** Centres the focus of crops to about a third; larger and smaller crops keep it in view too. */
const gain = 1.4;

/** Returns percentages for `object-position`. */
export function cropPosition({ x, y }: Focus): [number, number] {
  const stretch = (value: number) => Math.round(within(50 + (value - 50) * gain));
  return [stretch(x), stretch(y)];
}

interface Size {
  width: number;
  height: number;
}

/** Returns the largest area of the shape of `size`, with the focus as near to its middle as possible. */
export function cropAround(whole: Size, size: Size, focus: Focus) {
  const scale = Math.min(whole.width / size.width, whole.height / size.height);
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const start = (length: number, shown: number, at: number) =>
    Math.round(Math.min(length - shown, Math.max(0, (length * at) / 100 - shown / 2)));
  return {
    left: start(whole.width, width, focus.x),
    top: start(whole.height, height, focus.y),
    width,
    height,
  };
}
