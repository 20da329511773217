import type { sides } from "~/files/pictures/blur-areas";

export const sideField = (side: (typeof sides)[number], nth: number) => `${side}-${nth}`;

/** Chosen proposals, as `areasText`. */
export const foundField = "found";

/** Image button: browsers add the tapped pixels as `.x` and `.y`. */
export const tapField = "tap";

/** CSS pixels of the picture without script; browsers send pixels of this size. */
export const tapWidth = 312;
