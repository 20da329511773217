import type { sides } from "~/files/blur-areas";

/** The field of one side of a box. @param nth from 1 */
export const sideField = (side: (typeof sides)[number], nth: number) => `${side}-${nth}`;
