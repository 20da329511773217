/** Submit buttons of this name choose a focus; an image button adds the pixels as `.x` and `.y`. */
export const focusField = "focus";

export const focusOfField = "focus-of";

export const chosenFocusField = "photo-focus";

/** CSS pixels of the picture that staff tap; browsers send pixels of this size. */
export const tapWidth = 256;

export function tapHeight({ width, height }: { width: number; height: number }): number {
  return Math.round((tapWidth * height) / width);
}
