import { sql } from "kysely";
import type { Room } from "~/limits/room.server";

export const subscriberRoom: Room = {
  table: "subscribers",
  count: 20_000,
  bytes: 4 * 1024 ** 2,
  size: sql`octet_length(email)`,
};
