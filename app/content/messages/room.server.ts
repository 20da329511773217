import { sql } from "kysely";
import { roomForTexts } from "~/limits/room.server";

/** The database needs about four times as many bytes, with the word index. */
const columns = ["message", "first_name", "last_name", "phone", "email"];

export const messageRoom = roomForTexts("messages", columns, {
  count: 20_000,
  megabytes: 40,
  where: sql`form <> 'admission'`,
});

/** Separate, so that a flood of messages leaves space for enquiries. */
export const enquiryRoom = roomForTexts("messages", columns, {
  count: 10_000,
  megabytes: 20,
  where: sql`form = 'admission'`,
});
