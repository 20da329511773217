import type { Services } from "~/services/services.server";

const interval = 60_000;

/** Keeps room on the disk so that records can be deleted when it is full. */
export function startReserve({ reserve }: Services): void {
  reserve?.refill();
  setInterval(() => reserve?.refill(), interval).unref();
}
