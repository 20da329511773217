/** Submit buttons of this name choose a focus; an image button adds the pixels as `.x` and `.y`. */
export const focusField = "focus";

/** Stem of the picture. */
export const focusOfField = "focus-of";

/** Focus of a new photo, tapped before it is sent. */
export const chosenFocusField = "photo-focus";

/** CSS pixels of the picture that staff tap; browsers send pixels of this size. */
export const tapWidth = 256;

export function tapHeight({ width, height }: { width: number; height: number }): number {
  return Math.round((tapWidth * height) / width);
}
