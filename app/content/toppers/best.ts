/** Number of results taken from CBSE's list. */
export const defaultBest = 10;
export const maxBest = 50;
