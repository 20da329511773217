import { randomInt } from "node:crypto";

/** A number for an application, of eight digits, which is not guessed from another one. */
export function newApplicationNumber(): string {
  return String(randomInt(10_000_000, 100_000_000));
}
