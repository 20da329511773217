import type { sides } from "~/files/pictures/blur-areas";

export const sideField = (side: (typeof sides)[number], nth: number) => `${side}-${nth}`;
