import { sql } from "kysely";
import type { Room } from "~/limits/room.server";

export const takeDownRoom: Room = {
  table: "take_downs",
  count: 5_000,
  bytes: 8 * 1024 ** 2,
  size: sql`octet_length(reason) + octet_length(name || phone || email)`,
};
