import { sql } from "kysely";
import type { Room } from "~/limits/room.server";

/** Bytes of text; the database needs about four times as many, with the word index. */
const size = sql<number>`octet_length(message) + octet_length(first_name || last_name || phone || email)`;

export const messageRoom: Room = {
  table: "messages",
  count: 20_000,
  bytes: 40 * 1024 ** 2,
  size,
  where: sql`form <> 'admission'`,
};

/** Separate, so that a flood of messages leaves space for enquiries. */
export const enquiryRoom: Room = {
  table: "messages",
  count: 10_000,
  bytes: 20 * 1024 ** 2,
  size,
  where: sql`form = 'admission'`,
};
