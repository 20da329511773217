import type { sides } from "~/files/blur-areas";

export const sideField = (side: (typeof sides)[number], nth: number) => `${side}-${nth}`;
