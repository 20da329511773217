import type { Services } from "~/services/services.server";

/** How often it is looked, in milliseconds, whether there is room for the reserve again. */
const interval = 60_000;

/** Keeps some room on the disk for deleting when it is full. */
export function startReserve({ reserve }: Services): void {
  reserve?.refill();
  setInterval(() => reserve?.refill(), interval).unref();
}
