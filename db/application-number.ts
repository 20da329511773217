import { randomInt } from "node:crypto";

/** Returns a random number, so that it cannot be guessed from another one. */
export function newApplicationNumber(): string {
  return String(randomInt(10_000_000, 100_000_000));
}
