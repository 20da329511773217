import { sql } from "kysely";
import type { Room } from "~/limits/room.server";

/** Bytes of text; in the database, with its index of words, each is some four. */
const size = sql<number>`octet_length(message) + octet_length(first_name || last_name || phone || email)`;

/** Messages of the contact form and of old clients. */
export const messageRoom: Room = {
  table: "messages",
  count: 20_000,
  bytes: 40 * 1024 ** 2,
  size,
  where: sql`form <> 'admission'`,
};

/** Admission enquiries: a flood of messages leaves room for them. */
export const enquiryRoom: Room = {
  table: "messages",
  count: 10_000,
  bytes: 20 * 1024 ** 2,
  size,
  where: sql`form = 'admission'`,
};
